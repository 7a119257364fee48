import { Skeleton } from 'antd';
import { useEffect, useRef } from 'react';
import { TableFailure } from '@/shared/display/TableFailure';
import { useLazy } from '@/shared/lazy/useLazy';
import styles from './rich.module.css';

const loadSanitize = () => import('./sanitize');

interface RichViewProps {
  html: string | null | undefined;
  /** Returns the ranges of a text to highlight. */
  find?: (text: string) => readonly { from: number; to: number }[];
}

/** Renders stored HTML, sanitized and inserted as nodes. The styles of the HTML cannot move content out of the box. */
export function RichView({ html, find }: RichViewProps) {
  const box = useRef<HTMLDivElement>(null);
  const cleaner = useLazy(loadSanitize);
  const clean = cleaner.module?.sanitizeToNodes;
  useEffect(() => {
    if (!clean || !box.current) return;
    box.current.replaceChildren(clean(html ?? ''));
    if (find) markParts(box.current, find);
  }, [clean, html, find]);
  if (cleaner.error) return <TableFailure error={cleaner.error} onRetry={cleaner.retry} />;
  if (!cleaner.module) return <Skeleton active title={false} />;
  return <div ref={box} className={`${styles.view} ${styles.content}`} />;
}

/** Highlights ranges of the texts inside the box, from last to first, so that the remaining offsets stay valid. */
function markParts(box: HTMLElement, find: NonNullable<RichViewProps['find']>): void {
  const walker = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
  for (const text of texts)
    for (const { from, to } of find(text.data).toReversed()) {
      const range = new Range();
      range.setStart(text, from);
      range.setEnd(text, to);
      range.surroundContents(document.createElement('mark'));
    }
}
