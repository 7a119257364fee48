import { FileTextOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { Skeleton } from 'antd';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { pdfQuery } from './pdf';
import styles from '@/shared/upload/upload.module.css';

/** A PDF in the browser's own viewer, which has pages, zoom, search and keys; where that cannot be, a sentence why. */
export function PdfView({ name, href }: { name: string; href: string }) {
  const { t } = useTranslation();
  const { data, isLoading, isError } = useQuery({ ...pdfQuery(href), enabled: navigator.pdfViewerEnabled });
  if (isLoading) return <Skeleton active className={styles.pdf ?? ''} paragraph={{ rows: 8 }} />;
  if (data instanceof Blob) return <PdfFrame pdf={data} name={name} />;
  return (
    <p className={styles.noPdf}>
      <FileTextOutlined aria-hidden="true" className={styles.sign} />
      {t(`upload.${isError ? 'lost' : (data ?? 'noPreview')}`)}
    </p>
  );
}

/**
 * The frame is not sandboxed: browsers do not show a PDF in one that is, and as the PDF it has been made sure to be it
 * reaches nothing of the page. It is made anew whenever the page is shown again: another address in the same frame would
 * be a step back leads to.
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
