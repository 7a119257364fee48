import { keysOf } from '@/shared/api/queryKeys';
import { queryOptions } from '@tanstack/react-query';
import { inAppPath } from '@/shared/lib/safeUrl';
import { storedFile } from './storedFile';

/** The largest document that is shown in place, in bytes. */
const MAX_BYTES = 50 * 1024 * 1024;

/** A document of our own server, made sure to be a PDF, or why it is not shown in place; rejects when it cannot be fetched. */
export const pdfQuery = (href: string) =>
  queryOptions({
    queryKey: keysOf(href).call('pdf'),
    queryFn: ({ signal }) => readPdf(href, signal),
    staleTime: Infinity,
  });

async function readPdf(href: string, signal: AbortSignal): Promise<Blob | 'elsewhere' | 'notPdf' | 'large'> {
  if (!inAppPath(href)) return 'elsewhere';
  const answer = await storedFile(href, signal);
  if (Number(answer.headers.get('content-length')) > MAX_BYTES) return 'large';
  const blob = await answer.blob();
  if (blob.size > MAX_BYTES) return 'large';
  // Its type is ours to say (ISO 32000-1, 7.5.2): whatever else the file may be, nothing in it can run as a page.
  return (await blob.slice(0, 5).text()) === '%PDF-' ? new Blob([blob], { type: 'application/pdf' }) : 'notPdf';
}
