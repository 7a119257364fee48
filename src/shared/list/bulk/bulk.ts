import type { ReactNode } from 'react';
import { isEmpty, same } from '@/shared/form/conflict';
import { pick } from '@/shared/lib/json';
import type { Decision } from '@/shared/outbox/entry';
import type { Outcome } from '@/shared/outbox/runBatch';
import type { Resource } from '@/shared/resource/resource';
import { isMasked } from '@/shared/lib/rules/mask';
import type { Column } from '../column';

type Values = Record<string, unknown>;

/** The fields of a list that can be edited for many rows at once. */
export interface Bulk<T extends object> {
  /** The fields in display order. Without an entry in `items`, the user picks an entry of the field's dictionary. */
  fields: readonly [keyof T & string, ...(keyof T & string)[]];
  /** The form items of fields without a dictionary, as in the form of a single record. */
  items?: { readonly [K in keyof T]?: ReactNode };
  /** Fields that the server requires in every edit; the record's own values are sent. */
  sentWith?: readonly (keyof T & string)[];
  /** Describes the effects of an edit on data other than the selected rows; shown before the edit is sent. */
  follows?: (rows: readonly T[], values: Record<string, unknown>) => ReactNode;
  /** Called when an edit is sent, with the rows before the edit and the new values. */
  onSend?: (rows: readonly T[], values: Record<string, unknown>) => void;
}

/** An edit of the selected rows of a list. */
export interface BulkEditProps<T extends object> {
  api: Resource<T>;
  title: string;
  columns: readonly Column<T>[];
  bulk: Bulk<T>;
  rows: readonly T[];
  /** True for rows that cannot be edited in their current state. */
  uneditable?: ((row: T) => boolean) | undefined;
  /**
   * Called with the rows now in the outbox, and the rows that already had the new value. No row in `rows` needs a
   * further edit.
   */
  onDone: (rows: readonly T[]) => void;
}

/** The max number of rows in one edit. */
export const MAX_ROWS = 200;

/**
 * A row as the list shows it. `now` is the row's current state on the server; if reading failed, `cause` is the error.
 */
export interface Checked<T> extends Outcome<T> {
  now?: T | undefined;
}

/** The result of `planOf`. `sent` has the rows to send; `groups` has the same rows, grouped by their current value. */
export interface Plan<T> {
  sent: readonly T[];
  groups: readonly { before: unknown; rows: readonly T[] }[];
  /** Rows that already have the new value. */
  same: readonly T[];
  /** Rows that a colleague changed after the list was loaded, with their current state; sent only when ticked. */
  changed: readonly Checked<T>[];
}

/** Plans an edit of `field` to `value`. Sends a row that a colleague has changed only if the row is in `ticked`. */
export function planOf<T extends object>(
  checked: readonly Checked<T>[],
  field: keyof T & string,
  value: unknown,
  ticked: ReadonlySet<T>,
): Plan<T> {
  const known = checked.flatMap((one) => (one.now ? [{ ...one, now: one.now }] : []));
  const open = known.filter(({ now }) => !same(now[field], value));
  const changed = open.filter(({ row, now }) => isChanged(row as Values, now as Values, field));
  const sent = open.filter((one) => !changed.includes(one) || ticked.has(one.row)).map(({ now }) => now);
  const groups: { before: unknown; rows: T[] }[] = [];
  for (const row of sent) {
    const group = groups.find(({ before }) => same(before, row[field]));
    if (group) group.rows.push(row);
    else groups.push({ before: row[field], rows: [row] });
  }
  return {
    sent,
    groups: groups.toSorted((one, other) => other.rows.length - one.rows.length),
    same: known.filter((one) => !open.includes(one)).map(({ now }) => now),
    changed,
  };
}

/** True if the field or the time of the last change differs. If the list omits that time, compares all fields. */
function isChanged(row: Values, now: Values, field: string): boolean {
  const differs = (one: string) =>
    !isEmpty(row[one]) && !isMasked(row[one]) && typeof row[one] !== 'object' && !same(row[one], now[one]);
  if (row.updateTime || !now.updateTime) return differs(field) || !same(row.updateTime, now.updateTime);
  return Object.keys(row).some(differs);
}

/** Converts edits of rows to data for the outbox; `rows` is the plan's `sent`. */
export function editsOf<T extends object>(
  api: Pick<Resource<T>, 'path' | 'idKey' | 'idOf' | 'nameOf'>,
  rows: readonly T[],
  edit: { field: keyof T & string; value: unknown; sentWith?: readonly string[] | undefined },
  shown: Pick<Decision, 'label' | 'states'> & { linkOf: (row: T) => string },
): Decision[] {
  const { field, value, sentWith = [] } = edit;
  const { label, states, linkOf } = shown;
  return rows.map((row) => ({
    path: api.path,
    id: api.idOf(row),
    name: api.nameOf(row),
    verb: 'edit',
    label,
    url: `${api.path}/update`,
    data: { ...pick(row as Values, [api.idKey, 'updateTime', ...sentWith]), [field]: value },
    isEdit: true,
    field,
    from: [String(row[field] ?? '')],
    to: String(value ?? ''),
    states,
    reason: '',
    link: linkOf(row),
  }));
}
