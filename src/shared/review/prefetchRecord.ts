import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import type { Id } from '@/shared/lib/id';
import { recordQuery } from '@/shared/record/recordQuery';
import { inAppPath } from '@/shared/lib/safeUrl';
import { shownHere } from '@/shared/files/shownHere';
import { isPicture } from '@/shared/files/isPicture';
import type { PagedKind, Reviewable } from './review';

/** Max number of a record's pictures that are prefetched. */
const MAX_PICTURES = 12;

/** Holds references to the prefetched pictures, because the browser may discard unreferenced ones. */
let prefetched: HTMLImageElement[] = [];

/**
 * Prefetches a record, its pictures and the other queries of its page. Ignores failures, because the page requests the
 * data again and shows the error.
 */
export async function prefetchRecord<T extends Reviewable>(
  client: QueryClient,
  { api, prefetch }: PagedKind<T>,
  id: Id,
): Promise<void> {
  const query = recordQuery(api, id);
  await client.prefetchQuery(query);
  const row = client.getQueryData(query.queryKey);
  if (row) prefetch?.(client, row);
  prefetched = [...prefetched, ...picturesIn(row).slice(0, MAX_PICTURES).map(fetchPicture)].slice(-2 * MAX_PICTURES);
}

/** Prefetches the records that may be opened next. Skips undefined ids. */
export function usePrefetchedRecords<T extends Reviewable>(
  kind: PagedKind<T>,
  next: Id | undefined,
  nextWaiting: Id | undefined,
): void {
  const client = useQueryClient();
  const prefetch = useEffectEvent((one: Id) => prefetchRecord(client, kind, one));
  useEffect(() => {
    for (const one of new Set([next, nextWaiting])) if (one !== undefined) void prefetch(one);
  }, [next, nextWaiting]);
}

function fetchPicture(src: string): HTMLImageElement {
  const image = new Image();
  // Uses the same referrer policy as the page, so that the page finds the picture in the cache; low priority, so that
  // the current page loads first.
  return Object.assign(image, { fetchPriority: 'low', referrerPolicy: 'no-referrer', src });
}

/**
 * The addresses of all pictures in a record, at any depth and without duplicates. For the details see
 * `isPictureAddress`.
 */
export function picturesIn(value: unknown): string[] {
  if (typeof value === 'string') return isPictureAddress(value) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return [...new Set(Object.values(value).flatMap(picturesIn))];
}

/**
 * True for a path on our own server, except PDFs. A full address needs a picture's file extension, and a host whose
 * pictures may be displayed (`shownHere`).
 */
function isPictureAddress(text: string): boolean {
  const href = shownHere(text);
  if (!href || !isPicture(href)) return false;
  return inAppPath(href) !== undefined || /\.(?:png|jpe?g|gif|webp|svg|bmp|avif)$/i.test(new URL(href).pathname);
}
