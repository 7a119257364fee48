import type { CrudApi } from '@/shared/api/crudApi';
import type { Id } from '@/shared/lib/id';
import { useTranslation } from 'react-i18next';
import { useFormats } from '@/shared/settings/useFormats';

/**
 * A change that a dialog makes to a record, such as paying or rejecting the record. A move can also create a record.
 */
export interface RecordMove {
  /** The move's name, under which its draft is stored. */
  name: string;
  /** The record's id; 'new' when the move creates the record. */
  record: Id;
  /**
   * Called with the sent values after a failed save. Fetches the record again. If the move is no longer possible,
   * resolves to a description of the record's last change. Otherwise resolves to undefined. A dialog that only keeps a
   * draft has no `look`.
   */
  look?: (sent: Record<string, unknown>) => Promise<string | undefined>;
}

/**
 * Creates the move of a row. `may` returns whether the record allows the move; if not, `now` describes the last change.
 * @example
 * const now = useNow();
 *
 * <ReasonModal
 *   move={moveOf(orders, order, 'cancel', {
 *     may: ({ orderStatus }) => allows(orderMoves.cancel, orderStatus),
 *     now: ({ orderStatus }) => now({ what: orderStatus }),
 *   })}
 *   …
 * />
 */
export const moveOf = <T extends object>(
  api: CrudApi<T>,
  row: T,
  name: string,
  { may, now }: { may: (row: T) => boolean; now: (row: T) => string },
): RecordMove => ({
  name,
  record: api.idOf(row),
  look: async () => {
    const record = await api.get(api.idOf(row));
    return may(record) ? undefined : now(record);
  },
});

/** The last action on a record: what was done, by whom and when. */
export interface Done {
  who?: string | null | undefined;
  when?: string | null | undefined;
  what: string;
}

/**
 * Returns a function that describes the last change of a record. A dialog needs the text if the record was changed
 * while the dialog was open.
 */
export function useNow(): (done: Done) => string {
  const { t } = useTranslation();
  const { time } = useFormats();
  return ({ who, when, what }) => {
    if (who) return when ? t('move.nowAt', { who, when: time(when), what }) : t('move.now', { who, what });
    return when ? t('move.nowSince', { when: time(when), what }) : t('move.nowState', { what });
  };
}
