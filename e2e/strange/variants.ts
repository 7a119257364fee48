/**
 * What is strange about a backend. Each variant changes one thing of an otherwise ordinary server that follows
 * docs/contract; the token of a session names its variant, so that one server plays all of them.
 */
export interface Variant {
  name: string;
  /** How ids are written: small numbers, 19 digits as text, or 19 digits as a JSON number. */
  ids?: 'text' | 'long';
  dates?: 'iso' | 'epoch';
  /** Every field that is not required is null. */
  nulls?: boolean;
  /** Entries and states the client has never heard of. */
  unknown?: boolean;
  /** Every area has another path and every screen another name. */
  moved?: boolean;
  /** Answers without `{code, msg, data}`; pages as `rows`, `total`. */
  bare?: boolean;
  empty?: boolean;
  /** Fields nobody knows, some with names of Object.prototype. */
  extra?: boolean;
  /** Texts arrive as objects, numbers as text, lists as objects, flags as numbers. */
  misfit?: boolean;
  /** The dictionaries lack values, labels and order, or are missing altogether. */
  poorDicts?: boolean;
  /** Pages and lists in the form of the older family: `rows` beside `code`. */
  rows?: boolean;
  /** Every text is all hostile texts, every address a hostile one. */
  hostile?: boolean;
}

/** Not one of those that every screen has to be readable with: `hostile.spec.ts`. */
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
