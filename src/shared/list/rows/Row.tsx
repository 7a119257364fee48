import type { TFunction } from 'i18next';
import { memo, type ReactNode } from 'react';
import { type RowAction, RowActions } from '../actions/RowActions';
import { formatsIn } from '@/shared/lib/formats';
import { columnKey, type Column, type CardSlots } from '../column';
import { contentOf, type Dictionaries } from './Cell';
import type { CellLook } from './pins';
import styles from './rows.module.css';
import type { Selection } from './useSelection';

interface RowProps<T extends object> {
  id: string;
  row: T;
  name: string;
  columns: readonly Column<T>[];
  places: CardSlots<T>;
  looks: readonly CellLook[];
  dicts: Dictionaries;
  selection: Selection<T> | undefined;
  actions: readonly RowAction[] | undefined;
  slots: readonly number[];
  /**
   * Renders the indentation and the expand button of a tree, before the name. Must stay the same function while the
   * rows keep their positions. Otherwise every row re-renders.
   */
  before: ((row: T) => ReactNode) | undefined;
  /** The row's position in the whole list, from 1. */
  index: number;
  total: number;
  /** The prefix of the ids of this row's cells. */
  ids: string;
  isCameFrom: boolean;
  /** True when time columns have room only for the date. */
  daysOnly: boolean;
  /** The translation function; a prop, because `useTranslation` costs as much as the rest of a row. */
  t: TFunction;
  language: string;
}

/** The row of a record. On a phone, the same cells form a card. */
export const Row = memo(PlainRow) as typeof PlainRow;

function PlainRow<T extends object>({ row, columns, places, looks, selection, actions, ids, ...rest }: RowProps<T>) {
  const { id, name, dicts, slots, before, index, total, isCameFrom, daysOnly, t, language } = rest;
  const formats = formatsIn(language);
  const hasState = columns.some((column) => places.get(column) === 'state');
  return (
    <tr
      // Any row can have the focus, but the whole table is one Tab stop.
      tabIndex={0}
      className={isCameFrom ? `${styles.row} ${styles.cameFrom}` : styles.row}
      data-row-key={id}
      data-chosen={selection?.has(row) || undefined}
      aria-rowindex={index + 1}
      aria-labelledby={hasState ? `${ids}-name ${ids}-state` : `${ids}-name`}
      aria-description={t('crud.position', { index, total })}
    >
      {selection && (
        <td className={styles.check}>
          <label>
            <input
              type="checkbox"
              aria-label={t('crud.select', { name })}
              checked={selection.has(row)}
              disabled={!selection.canHave(row)}
              onChange={({ nativeEvent }) =>
                selection.toggle(row, 'shiftKey' in nativeEvent && Boolean(nativeEvent.shiftKey))
              }
            />
          </label>
        </td>
      )}
      {columns.map((column, at) => {
        const place = places.get(column);
        return (
          <td
            key={columnKey(column)}
            className={looks[at]?.className}
            style={looks[at]?.style}
            id={place === 'name' || place === 'state' ? `${ids}-${place}` : undefined}
            data-kind={column.kind}
            data-dict={column.dict}
            data-place={place}
            data-title={column.title}
          >
            <div className={styles.cell}>
              {place === 'name' && before?.(row)}
              {contentOf(column, row, dicts, formats, { daysOnly })}
            </div>
          </td>
        );
      })}
      {actions && (
        <td className={styles.acts}>
          <RowActions t={t} name={name} actions={actions} slots={slots} />
        </td>
      )}
    </tr>
  );
}
