import type { Id } from '@/shared/api/crudApi';
import type { PagedKind, Reviewable } from './review';

/** Where a record is reviewed: its id, and the address of the list it is opened from. */
export function reviewAddress<T extends Reviewable>(kind: PagedKind<T>, id: Id, queue?: string): string {
  const search = new URLSearchParams({ id: String(id) });
  if (queue !== undefined) search.set('queue', queue);
  return `${kind.detailPath}?${search}`;
}

/** The list a record was opened from, at the record: `at` marks its row. */
export function listAddressAt<T extends Reviewable>(kind: PagedKind<T>, queue: string, id: string): string {
  const search = kind.address.write(kind.address.read(new URLSearchParams(queue)));
  if (id) search.set('at', id);
  return `${kind.listPath}?${search}`;
}
