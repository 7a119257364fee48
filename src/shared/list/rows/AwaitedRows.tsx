import styles from './rows.module.css';

interface AwaitedRowsProps {
  count: number;
  /** The names of the columns. */
  keys: readonly string[];
  hasSelection: boolean;
  hasActions: boolean;
}

/** The card slots of the placeholders on a phone: a name and two facts. */
const PLACES = ['name', 'fact', 'fact'];

/** Placeholder bars until the first response, as many as the page will have rows. */
export function AwaitedRows({ count, keys, hasSelection, hasActions }: AwaitedRowsProps) {
  const rows = Array.from({ length: count }, (_, index) => index);
  const cells = [...(hasSelection ? ['check'] : []), ...keys, ...(hasActions ? ['acts'] : [])];
  return rows.map((row) => (
    <tr key={row} className={`${styles.row} ${styles.awaited}`} aria-hidden="true">
      {cells.map((cell, index) => (
        <td key={cell} data-place={PLACES[hasSelection ? index - 1 : index]}>
          <i style={{ width: `${45 + ((row * 7 + index * 13) % 45)}%` }}>&nbsp;</i>
        </td>
      ))}
    </tr>
  ));
}
