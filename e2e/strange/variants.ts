/**
 * How a backend is unusual. Each variant changes one thing of a server that otherwise follows docs/contract. The token
 * of a session names its variant, so that one server can play all of them.
 */
export interface Variant {
  name: string;
  /** The format of ids: small numbers, 19 digits as text, or 19 digits as a JSON number. */
  ids?: 'text' | 'long';
  dates?: 'iso' | 'epoch';
  /** Every field that is not required is null. */
  nulls?: boolean;
  /** Dictionary entries and statuses that the client does not know. */
  unknown?: boolean;
  /** Every area has another path, and every screen has another name. */
  moved?: boolean;
  /** Answers without `{code, msg, data}`; pages have `rows` and `total`. */
  bare?: boolean;
  empty?: boolean;
  /** Unknown fields, some with names of Object.prototype. */
  extra?: boolean;
  /** Texts arrive as objects, numbers as text, lists as objects, flags as numbers. */
  misfit?: boolean;
  /** The dictionaries lack values, labels and order, or are missing altogether. */
  poorDicts?: boolean;
  /** Pages and lists in the format of older RuoYi backends: `rows` beside `code`. */
  rows?: boolean;
  /** Every text contains all hostile texts, and every address is a hostile one. */
  hostile?: boolean;
}

/** Not in `variants`, because its screens need not be readable: `hostile.spec.ts` uses it. */
export const hostileVariant: Variant = { name: 'hostile', hostile: true };

export const variants: readonly Variant[] = [
  { name: 'plain' },
  { name: 'nulls', nulls: true },
  { name: 'idsAsText', ids: 'text' },
  { name: 'longIds', ids: 'long' },
  { name: 'isoDates', dates: 'iso' },
  { name: 'epochDates', dates: 'epoch' },
  { name: 'unknownEntries', unknown: true },
  { name: 'poorDictionaries', poorDicts: true },
  { name: 'movedAreas', moved: true, rows: true },
  { name: 'bareBodies', bare: true },
  { name: 'emptyLists', empty: true },
  { name: 'misfits', misfit: true, extra: true },
];
