import { FileTextOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { Skeleton } from 'antd';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { pdfQuery } from './pdf';
import styles from './review.module.css';

interface DocumentViewProps {
  label: string;
  href: string;
  /** What can be done with it, below. */
  children: ReactNode;
}

/** A PDF in the browser's own viewer, which has pages, zoom, search and keys; without one, or for another file, its name and the way to it. */
export function DocumentView({ label, href, children }: DocumentViewProps) {
  const { t } = useTranslation('review');
  const { pdfViewerEnabled } = navigator;
  const { data, isLoading, isError } = useQuery({ ...pdfQuery(href), enabled: pdfViewerEnabled });
  const found = isError ? 'lost' : data;
  if (isLoading || found instanceof Blob)
    return (
      <figure className={styles.viewer}>
        {found instanceof Blob ? (
          <PdfFrame pdf={found} label={label} />
        ) : (
          <Skeleton active className={styles.pdf ?? ''} paragraph={{ rows: 8 }} />
        )}
        <figcaption>
          <bdi>{label}</bdi>
          {children}
        </figcaption>
      </figure>
    );
  return (
    <div className={styles.document}>
      <FileTextOutlined aria-hidden="true" />
      <bdi>{label}</bdi>
      {found && <span className={styles.hint}>{t(`evidence.${found}`)}</span>}
      {children}
    </div>
  );
}

/**
 * The frame is not sandboxed: browsers do not show a PDF in one that is, and as the PDF it has been made sure to be it
 * reaches nothing of the page. It is made anew whenever the page is shown again: another address in the same frame would
 * be a step back leads to.
 */
function PdfFrame({ pdf, label }: { pdf: Blob; label: string }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const url = URL.createObjectURL(pdf);
    const frame = document.createElement('iframe');
    frame.title = label;
    frame.src = `${url}#view=FitH&navpanes=0`;
    place.current?.append(frame);
    return () => {
      frame.remove();
      URL.revokeObjectURL(url);
    };
  }, [pdf, label]);
  return <div ref={place} className={styles.pdf} />;
}
