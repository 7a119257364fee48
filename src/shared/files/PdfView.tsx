import { FileTextOutlined } from '@ant-design/icons';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { Skeleton } from 'antd';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { hostElsewhere, shownHere } from './shownHere';
import styles from './upload/upload.module.css';
import { keysOf } from '@/shared/api/queryKeys';
import { storedFile } from './storedFile';

/** The max size of a PDF that is shown in the page, in bytes. */
const MAX_BYTES = 50 * 1024 * 1024;

/**
 * Fetches a PDF from our own server or the object store, and verifies the content. If the PDF cannot be shown, resolves
 * to the reason. Rejects if the request fails.
 */
const pdfQuery = (href: string) =>
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
  // Sets the MIME type explicitly (ISO 32000-1, 7.5.2), so that the browser never renders the file as an HTML page.
  return (await blob.slice(0, 5).text()) === '%PDF-' ? new Blob([blob], { type: 'application/pdf' }) : 'notPdf';
}

/** Shows a PDF in the browser's own viewer with zoom, search and shortcuts; if that is impossible, shows the reason. */
export function PdfView({ name, href }: { name: string; href: string }) {
  const { t } = useTranslation();
  const { data, isLoading, isError } = useQuery({ ...pdfQuery(href), enabled: navigator.pdfViewerEnabled });
  if (isLoading) return <Skeleton active className={styles.pdf ?? ''} paragraph={{ rows: 8 }} />;
  if (data instanceof Blob) return <PdfFrame pdf={data} name={name} />;
  return (
    <p className={styles.noPdf}>
      <FileTextOutlined aria-hidden="true" className={styles.sign} />
      {t(`upload.${isError ? 'lost' : (data ?? 'noPreview')}`, { host: hostElsewhere(href) })}
    </p>
  );
}

/**
 * Shows a PDF in an iframe without a sandbox, because browsers show no PDF in a sandbox. The iframe cannot access the
 * page, because the content is a verified PDF. Every mount creates a new iframe. A new address in the old iframe would
 * add an entry to the browser's history.
 */
function PdfFrame({ pdf, name }: { pdf: Blob; name: string }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const url = URL.createObjectURL(pdf);
    const frame = document.createElement('iframe');
    frame.title = name;
    frame.src = `${url}#view=FitH&navpanes=0`;
    place.current?.append(frame);
    return () => {
      frame.remove();
      URL.revokeObjectURL(url);
    };
  }, [pdf, name]);
  return <div ref={place} className={styles.pdf} />;
}
