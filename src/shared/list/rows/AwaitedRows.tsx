import styles from './rows.module.css';

interface AwaitedRowsProps {
  count: number;
  /** The names of the columns. */
  keys: readonly string[];
  hasSelection: boolean;
  hasActions: boolean;
}

/** The cells of a card on a phone: its name and two facts. */
const PLACES = ['name', 'fact', 'fact'];

/** Bars in place of the rows of the first answer, as many as the page will have. */
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
