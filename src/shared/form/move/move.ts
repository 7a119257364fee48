import type { Id } from '@/shared/lib/id';
import { type Money, toCents } from '@/shared/lib/money';
import { useTranslation } from 'react-i18next';
import { can } from '@/shared/auth/permission';
import { useSession } from '@/shared/auth/session';
import type { Resource } from '@/shared/resource/resource';
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
  /**
   * Called before a save. Fetches the record again. If the amount that the dialog shows has changed, resolves to a
   * description of the change, and nothing is sent. Otherwise resolves to undefined.
   */
  recheck?: () => Promise<string | undefined>;
}

/** The field with the amount of a move, and a function that returns the message for a changed amount (`useAmount`). */
interface Amount<T> {
  field: keyof T & string;
  changed: (seen: Money, now: Money) => string;
}

/**
 * Creates the move of a row. `may` returns whether the record allows the move; if not, `now` describes the last change.
 * With `amount`, the move is not sent if a colleague has changed the amount.
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
  api: Resource<T>,
  row: T,
  name: string,
  { may, now, amount }: { may: (row: T) => boolean; now: (row: T) => string; amount?: Amount<T> },
): RecordMove => ({
  name,
  record: api.idOf(row),
  look: async () => {
    const record = await api.get(api.idOf(row));
    return may(record) ? undefined : now(record);
  },
  ...(amount && { recheck: () => amountNow(api, row, may, amount) }),
});

/**
 * Resolves to a message if the record's amount differs from the row's. Resolves to undefined if an amount is missing or
 * the user may not read the record. Also resolves to undefined if the move is no longer possible, because an earlier
 * attempt may have changed the amount itself: the server then repeats its first answer or refuses the request.
 */
async function amountNow<T extends object>(
  api: Resource<T>,
  row: T,
  may: (row: T) => boolean,
  { field, changed }: Amount<T>,
) {
  if (!can(useSession.getState().user, `${api.permission}:get`)) return undefined;
  const record = await api.get(api.idOf(row));
  if (!may(record)) return undefined;
  const [seen, now] = [row[field], record[field]] as (Money | null | undefined)[]; // the field holds an amount
  const isSame = toCents(seen) === undefined || toCents(now) === undefined || toCents(seen) === toCents(now);
  return isSame ? undefined : changed(seen ?? 0, now ?? 0);
}

/** Returns a function that creates the option `amount` of `moveOf` for the field with the amount. */
export function useAmount(): <T>(field: keyof T & string) => Amount<T> {
  const { t } = useTranslation();
  const { yuan } = useFormats();
  return (field) => ({ field, changed: (seen, now) => t('move.amount', { seen: yuan(seen), now: yuan(now) }) });
}

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
