import type { Id } from '@/shared/lib/id';
import { type LinkOf, useMenuLink } from '@/shared/menu/links';
import type { PagedKind, Reviewable } from './review';

/**
 * The address of a record's review page. `queue` is the query of the list from which the record is opened. Undefined if
 * the user's menu lacks the page.
 */
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

/**
 * The address of the list from which a record was opened. The parameter `at` marks the row of the record. Undefined if
 * the user's menu lacks the list.
 */
export function useListOf<T extends Reviewable>({ address, listKey }: PagedKind<T>, queue: string, id: string) {
  const linkOf = useMenuLink();
  const search = address.write(address.read(new URLSearchParams(queue)));
  if (id) search.set('at', id);
  return linkOf(listKey, search);
}
