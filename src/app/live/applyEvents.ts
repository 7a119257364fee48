import type { QueryClient } from '@tanstack/react-query';
import i18next from 'i18next';
import { invalidateResource, isHeld } from '@/shared/api/queryKeys';
import { useSession } from '@/shared/auth/session';
import { notify } from '@/shared/display/notify';
import { INBOX, readerNotices } from '@/shared/notices/newestNotices';
import type { LiveEvent } from '@/shared/api/stream/liveEvents';
import { reloadMenu, useBoot } from '@/app/session/boot';
import { reloadRights } from '@/app/session/ownRights';
import { signOutEnded } from '@/app/session/signOut';

/** How long the reason for the end of the session stays readable, in milliseconds. */
const READING = 4000;

/**
 * Updates the window after events from the server. Refetches affected queries that are in use. Marks affected queries
 * that are not in use as outdated. Resolves when all refetched queries are answered.
 */
export async function applyEvents(events: readonly LiveEvent[], client: QueryClient): Promise<void> {
  const ended = events.find((event) => event.kind === 'signout');
  if (ended) return endWith(ended.about.reason ?? '');
  const has = (...kinds: readonly LiveEvent['kind'][]) => events.some(({ kind }) => kinds.includes(kind));
  const work: Promise<unknown>[] = [];
  if (has('rights', 'reset')) work.push(followRights(client));
  if (has('reset')) work.push(refetchAll(client));
  else {
    if (has('notice')) work.push(invalidateResource(client, readerNotices.path), invalidateResource(client, INBOX));
    if (has('task')) work.push(refetchTasks(client));
    work.push(...refetchRecords(client, events));
  }
  await Promise.allSettled(work);
}

function endWith(reason: string): void {
  notify.alert(i18next.t('tools:live.signedOut'), reason);
  signOutEnded(READING);
}

/**
 * Refetches rights and menu. If the field rights have changed, calls `refetchAll`, because rows have other fields now.
 */
async function followRights(client: QueryClient): Promise<void> {
  const { signal } = useBoot.getState().abort ?? {};
  const fields = () => JSON.stringify(useSession.getState().user?.fields);
  const before = fields();
  if (signal) await Promise.allSettled([reloadRights(signal), reloadMenu()]);
  if (fields() !== before) await refetchAll(client);
}

/**
 * True for a query that reserves a record when it runs. Such a query is refetched only if another user has changed the
 * record.
 */
const isTake = (name: unknown) => name === 'take';

const refetchAll = (client: QueryClient) =>
  client.invalidateQueries({ predicate: ({ queryKey }) => !isHeld(queryKey) && !isTake(queryKey[1]) });

/** Refetches all queries of tasks and applications, whose paths start with `/act/`. */
const refetchTasks = (client: QueryClient) =>
  client.invalidateQueries({
    predicate: ({ queryKey }) => String(queryKey[0]).startsWith('/act/') && !isHeld(queryKey),
  });

/**
 * Refetches changed records, and the lists and queues that contain the records. If the user made the change, only marks
 * the data as outdated. The window in which the user made the change has already refetched the data.
 */
function refetchRecords(client: QueryClient, events: readonly LiveEvent[]): Promise<unknown>[] {
  const own = String(useSession.getState().user?.userId);
  const changes = events.flatMap(({ kind, about }) => (kind === 'record' ? [about] : []));
  const paths = [...new Set(changes.map(({ path }) => path))];
  return paths.flatMap((path) =>
    ([true, false] as const).map((isOwn) => {
      const ids = changes.filter((one) => one.path === path && (String(one.byId) === own) === isOwn);
      if (ids.length === 0) return Promise.resolve();
      const changed = new Set(ids.map(({ id }) => String(id)));
      return client.invalidateQueries({
        predicate: ({ queryKey }) => {
          const [base, name, id] = queryKey;
          if (base !== path) return false;
          if (name === 'list' || name === 'queueNow') return true;
          return changed.has(String(id)) && (name === 'get' || (isTake(name) && !isOwn));
        },
        refetchType: isOwn ? 'none' : 'active',
      });
    }),
  );
}
