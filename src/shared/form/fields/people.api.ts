import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { toList } from '@/shared/api/envelope';
import { id } from '@/shared/api/fields';
import { request } from '@/shared/api/http';
import { unlessMissing } from '@/shared/api/optional';
import { parseRows } from '@/shared/api/parseRows';
import { keysOf } from '@/shared/api/queryKeys';

/** An active user, who can be selected by name. */
const personSchema = z.object({ userId: id, userName: z.string(), loginName: z.string().nullish() });
export type Person = z.infer<typeof personSchema>;

const OPTIONS = '/system/user/options';

/** Fetches all active users. Falls back to the user list if the server does not support the optional call. */
async function fetchPeople(signal: AbortSignal): Promise<Person[]> {
  const answer = await unlessMissing(request({ url: OPTIONS, signal, quiet: true }), () =>
    request({ url: '/system/user/list', params: { pageSize: 1000, status: '0' }, signal, quiet: true }),
  );
  return parseRows(personSchema, toList(answer), OPTIONS, 'userId');
}

/** The query of all active users. */
export const peopleQuery = queryOptions({
  // Not under the `options` key, under which a `RemoteSelect` caches its search results.
  queryKey: keysOf('/system/user').call('people'),
  queryFn: ({ signal }) => fetchPeople(signal),
  staleTime: 60_000,
});

/** The active users as choices of a `ResourceSelect`, with their sign-in names. */
export const peopleChoices = {
  ...peopleQuery,
  select: (people: readonly Person[]) => people.map((one) => ({ value: String(one.userId), label: personName(one) })),
};

/** The name of a user, with the sign-in name, because several users can have the same name. */
export const personName = ({ userName, loginName }: Person) => (loginName ? `${userName} (${loginName})` : userName);
