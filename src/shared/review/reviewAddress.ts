import type { Id } from '@/shared/lib/id';
import { useNavigate } from 'react-router-dom';
import { type LinkOf, useMenuLink } from '@/shared/menu/links';
import type { PagedKind, Question, Reviewable } from './review';

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

/** The location state for opening a record: the panel to open, and the records to try if a colleague has the record. */
export interface ReviewState {
  ask?: Question | undefined;
  others?: readonly Id[];
}

/** Returns a function that opens a record. The record replaces the history entry, so that Back leads to the list. */
export function useOpenReview<T extends Reviewable>(kind: PagedKind<T>, queue: string) {
  const linkOf = useMenuLink();
  const navigate = useNavigate();
  return (id: Id, state: ReviewState = {}) => {
    window.scrollTo(0, 0);
    void navigate(reviewAddress(linkOf, kind, id, queue) ?? '/', { replace: true, state });
  };
}
