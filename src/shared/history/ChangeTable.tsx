import type { ReactNode } from 'react';
import styles from './history.module.css';

interface ChangeTableProps {
  /** The accessible name of the table. */
  title: string;
  /** The headings of the three columns. */
  heads: { field: string; before: string; now: string };
  rows: readonly {
    name: string;
    label: string;
    before: ReactNode;
    now: ReactNode;
    /** A button below the earlier value, for example to restore it. */
    action?: ReactNode;
  }[];
}

/** A table of changed fields with their values before and after; in a narrow table, the two values are stacked. */
export function ChangeTable({ title, heads, rows }: ChangeTableProps) {
  return (
    <div className={styles.scroll}>
      <table className={styles.changes} aria-label={title}>
        <thead>
          <tr>
            <th scope="col">{heads.field}</th>
            <th scope="col">{heads.before}</th>
            <th scope="col">{heads.now}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, label, before, now, action }) => (
            <tr key={name}>
              <th scope="row">{label}</th>
              <td data-title={heads.before}>
                <del>{before}</del>
                {action}
              </td>
              <td data-title={heads.now}>
                <ins>{now}</ins>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
