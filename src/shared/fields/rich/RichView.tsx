import { Skeleton } from 'antd';
import { useEffect, useRef } from 'react';
import { TableFailure } from '@/shared/list/TableFailure';
import { useChunk } from '@/shared/load/useChunk';
import styles from './rich.module.css';

/** Renders stored HTML: sanitized, inserted as nodes, and confined to its own box whatever its styles say. */
export function RichView({ html }: { html: string | null | undefined }) {
  const box = useRef<HTMLDivElement>(null);
  const cleaner = useChunk('sanitize', () => import('./sanitize'));
  const clean = cleaner.data?.sanitizeToNodes;
  useEffect(() => {
    if (clean) box.current?.replaceChildren(clean(html ?? ''));
  }, [clean, html]);
  if (cleaner.isError) return <TableFailure error={cleaner.error} onRetry={() => void cleaner.refetch()} />;
  if (cleaner.isPending) return <Skeleton active title={false} />;
  return <div ref={box} className={`${styles.view} ${styles.content}`} />;
}
