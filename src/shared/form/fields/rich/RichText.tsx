import { Skeleton } from 'antd';
import { useIsDisabled } from '@/shared/display/fieldProps';
import { TableFailure } from '@/shared/display/TableFailure';
import { useLazy } from '@/shared/lazy/useLazy';
import { useReading } from '@/shared/display/reading';
import { RichView } from './RichView';
import styles from './rich.module.css';
import type { RichTextProps } from './variables';

const loadRichEditor = () => import('./RichEditor');

/**
 * A field for formatted text. The value is sanitized HTML, or `''` when empty. In a disabled form the field is
 * read-only.
 */
export function RichText(props: RichTextProps) {
  useReading(props.id, (html) => <RichView html={String(html)} />);
  const disabled = useIsDisabled(props.disabled);
  const editor = useLazy(loadRichEditor);
  if (editor.error) return <TableFailure error={editor.error} onRetry={editor.retry} />;
  if (!editor.module)
    return (
      <div className={styles.frame} aria-busy="true">
        <Skeleton active title={false} paragraph={{ rows: 6 }} className={styles.waiting} />
      </div>
    );
  return <editor.module.RichEditor {...props} disabled={disabled} />;
}
