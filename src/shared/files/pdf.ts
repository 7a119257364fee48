import { keysOf } from '@/shared/api/queryKeys';
import { queryOptions } from '@tanstack/react-query';
import { shownHere } from './shownHere';
import { storedFile } from './storedFile';

/** The max size of a PDF that is shown in the page, in bytes. */
const MAX_BYTES = 50 * 1024 * 1024;

/**
 * Fetches a PDF from our own server or the object store and verifies it. Resolves to the reason when it cannot be
 * shown; rejects when the request fails.
 */
export const pdfQuery = (href: string) =>
  queryOptions({
    queryKey: keysOf(href).call('pdf'),
    queryFn: ({ signal }) => readPdf(href, signal),
    staleTime: Infinity,
  });

async function readPdf(href: string, signal: AbortSignal): Promise<Blob | 'elsewhere' | 'notPdf' | 'large'> {
  if (!shownHere(href)) return 'elsewhere';
  const answer = await storedFile(href, signal);
  if (Number(answer.headers.get('content-length')) > MAX_BYTES) return 'large';
  const blob = await answer.blob();
  if (blob.size > MAX_BYTES) return 'large';
  // We set the type ourselves (ISO 32000-1, 7.5.2), so that the browser never runs the file as a page.
  return (await blob.slice(0, 5).text()) === '%PDF-' ? new Blob([blob], { type: 'application/pdf' }) : 'notPdf';
}
