import type { Id } from '@/shared/api/crudApi';
import { type LinkOf, useMenuLink } from '@/shared/menu/links';
import type { PagedKind, Reviewable } from './review';

/** The address a record is reviewed at: its id, and the query of the list it is opened from; undefined without its screen. */
export function reviewAddress<T extends Reviewable>(
  linkOf: LinkOf,
  { detailKey }: Pick<PagedKind<T>, 'detailKey'>,
  id: Id,
  queue?: string,
): string | undefined {
  const search = new URLSearchParams({ id: String(id) });
  if (queue !== undefined) search.set('queue', queue);
  return linkOf(detailKey, search);
}

/** The list a record was opened from, at the record: `at` marks its row. Undefined for people without the list. */
export function useListOf<T extends Reviewable>({ address, listKey }: PagedKind<T>, queue: string, id: string) {
  const linkOf = useMenuLink();
  const search = address.write(address.read(new URLSearchParams(queue)));
  if (id) search.set('at', id);
  return linkOf(listKey, search);
}
