import type { QueryClient } from '@tanstack/react-query';
import type { Id } from '@/shared/api/crudApi';
import { recordQuery } from '@/shared/crud/recordQuery';
import { inAppPath, safeHref } from '@/shared/lib/safeUrl';
import { isPicture } from '@/shared/files/isPicture';
import type { PagedKind, Reviewable } from './review';

/** The most pictures of a record that are fetched ahead. */
const MAX_PICTURES = 12;

/** The pictures fetched ahead last: a browser forgets what nobody holds. */
let held: HTMLImageElement[] = [];

/** Has a record at hand before it is opened, with its pictures and whatever else its page asks for; what cannot be fetched is left to the page that shows it. */
export async function prefetchRecord<T extends Reviewable>(
  client: QueryClient,
  { api, ahead }: PagedKind<T>,
  id: Id,
): Promise<void> {
  const query = recordQuery(api, id);
  await client.prefetchQuery(query);
  const row = client.getQueryData(query.queryKey);
  if (row) ahead?.(client, row);
  held = [...held, ...picturesIn(row).slice(0, MAX_PICTURES).map(fetchPicture)].slice(-2 * MAX_PICTURES);
}

function fetchPicture(src: string): HTMLImageElement {
  const image = new Image();
  // As the page will ask for it, behind all the page of now still asks for.
  return Object.assign(image, { fetchPriority: 'low', referrerPolicy: 'no-referrer', src });
}

/** The addresses of pictures a record holds, at any depth, each once: files of our own server, and what is called a picture elsewhere. */
export function picturesIn(value: unknown): string[] {
  if (typeof value === 'string') return isShown(value) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return [...new Set(Object.values(value).flatMap(picturesIn))];
}

/** What lies on our own server is a file; an address elsewhere may be anything that does not say it is a picture. */
function isShown(text: string): boolean {
  const href = safeHref(text);
  if (!href || !isPicture(href)) return false;
  return inAppPath(href) !== undefined || /\.(?:png|jpe?g|gif|webp|svg|bmp|avif)$/i.test(new URL(href).pathname);
}
