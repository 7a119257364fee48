import { Skeleton } from 'antd';
import { TableFailure } from '@/shared/list/TableFailure';
import type { FieldProps } from '../fieldProps';
import { useChunk } from '@/shared/load/useChunk';
import styles from './rich.module.css';
import type { RichVariable } from './variables';

/** What RichText is told. */
export interface RichTextProps extends FieldProps<string> {
  /** The longest stored text, in characters of HTML; the form's own rule refuses more. */
  max?: number;
  /** What the text may leave open: `${key}` is put in at the cursor from a list, and shown as a chip. */
  variables?: readonly RichVariable[];
}

/** A field for formatted text; its value is HTML that is harmless, `''` when there is nothing in it. */
export function RichText(props: RichTextProps) {
  const editor = useChunk('rich text', () => import('./RichEditor'));
  if (editor.isError) return <TableFailure error={editor.error} onRetry={() => void editor.refetch()} />;
  if (editor.isPending)
    return (
      <div className={styles.frame} aria-busy="true">
        <Skeleton active title={false} paragraph={{ rows: 6 }} className={styles.waiting} />
      </div>
    );
  return <editor.data.RichEditor {...props} />;
}
