import { type Column, columnKey, type CardSlots } from '../column';

/** The min and max width a user can give a column, in pixels. */
export const MIN_WIDTH = 56;
export const MAX_WIDTH = 1200;

/**
 * The side of the table where a column stays while the user scrolls. `none` unpins the name column, which is pinned
 * left by default.
 */
export type Pin = 'left' | 'right' | 'none';

/** The user's settings for a column. Without `pin` or `width` the defaults apply. */
export interface ColumnSetting {
  key: string;
  pin?: Pin | undefined;
  width?: number | undefined;
}

/** The user's column settings, in the user's order. Columns without an entry keep their position from the code. */
export type Arrangement = readonly ColumnSetting[];

/** The columns of a table as the user arranged them. */
export interface ArrangedColumns<T extends object> {
  /** All columns in the code's order. */
  all: readonly Column<T>[];
  /** True for a column that is hidden now whatever the settings are, and therefore not offered in the settings. */
  isLeftOut: (column: Column<T>) => boolean;
  /** The columns to show, in the user's order. */
  columns: readonly Column<T>[];
  /** The card slots of the columns to show. */
  places: CardSlots<T>;
  hidden: readonly string[];
  arrangement: Arrangement;
  /** Changes hidden columns, order, pins or widths. A change in a shared view is saved as the user's own setting. */
  arrange(change: { hidden?: readonly string[]; arrangement?: Arrangement }): void;
}

const PINS: Readonly<Record<string, Pin>> = { l: 'left', r: 'right', n: 'none' };

/** Max number of columns read from an address. */
const MOST = 100;

/** Reads the short form of `writeArrangement`; invalid entries and widths are dropped. */
export function readArrangement(text: string): Arrangement {
  const settings = new Map<string, ColumnSetting>();
  for (const entry of text.split(',').slice(0, MOST)) {
    const [, key, pin = '', width] = /^([\w.]{1,40})(?:-([lrn]?)(\d{0,4}))?$/.exec(entry) ?? [];
    if (key === undefined || settings.has(key)) continue;
    const px = width && Number(width) >= MIN_WIDTH && Number(width) <= MAX_WIDTH ? Number(width) : undefined;
    settings.set(key, { key, ...(PINS[pin] && { pin: PINS[pin] }), ...(px && { width: px }) });
  }
  return [...settings.values()];
}

/** The short form of an arrangement in addresses and settings: `name-l200,phone,email-120`. */
export const writeArrangement = (arrangement: Arrangement): string =>
  arrangement.map(({ key, pin, width }) => (pin || width ? `${key}-${pin?.[0] ?? ''}${width ?? ''}` : key)).join(',');

/** The columns in the user's order. A column without an entry comes after the column that precedes it in the code. */
export function ordered<T extends object>(columns: readonly Column<T>[], arrangement: Arrangement): Column<T>[] {
  const byKey = new Map(columns.map((column) => [columnKey(column), column]));
  const result = arrangement.flatMap(({ key }) => byKey.get(key) ?? []);
  const known = new Set(result);
  for (const [index, column] of columns.entries()) {
    const before = columns[index - 1];
    if (!known.has(column)) result.splice(before ? result.indexOf(before) + 1 : 0, 0, column);
  }
  return result;
}

const SIDES = ['left', undefined, 'right'] as const;

/** Sorts the columns as the table shows them. Columns pinned left come first, columns pinned right come last. */
export function arranged<T extends object>(columns: readonly Column<T>[], arrangement: Arrangement): Column<T>[] {
  const pins = pinsOf(arrangement);
  const all = ordered(columns, arrangement);
  return SIDES.flatMap((side) => all.filter((column) => sideOf(pins.get(columnKey(column))) === side));
}

/** The pins that the user set, by column. */
export const pinsOf = (arrangement: Arrangement): ReadonlyMap<string, Pin> =>
  new Map(arrangement.flatMap(({ key, pin }) => (pin ? [[key, pin]] : [])));

/** The widths that the user set, by column. */
export const widthsOf = (arrangement: Arrangement): ReadonlyMap<string, number> =>
  new Map(arrangement.flatMap(({ key, width }) => (width ? [[key, width]] : [])));

/** The side of the table to which a pin moves a column. */
export const sideOf = (pin: Pin | undefined): 'left' | 'right' | undefined => (pin === 'none' ? undefined : pin);
