import type { UseQueryOptions, UseQueryResult } from '@tanstack/react-query';

interface Option {
  value: string | number;
  label: string;
}
type Options = readonly Option[];

/** A field that an import can fill. */
export interface ImportField {
  name: string;
  label: string;
  required?: boolean;
  /** An example value for the template. */
  example: string;
  max?: number;
  pattern?: RegExp;
  /** True if the value must be unique within the file. */
  unique?: boolean;
  /** The valid options; a cell may hold either the label or the value. */
  options?: Options | undefined;
  /** The query that `options` come from. The rows are sent only after the query has succeeded. */
  source?: UseQueryResult<unknown>;
  /** The options of a field that depends on an earlier field, as cities depend on the province. */
  below?: { field: string; query: (value: string | number) => UseQueryOptions<Option[]> };
}

/** The column index of each field; a field without a column stays empty. */
export type Mapping = Partial<Record<string, number>>;

/** The validation error of a cell; its message is `import.wrong.<kind>`. */
export interface CellError {
  field: ImportField;
  kind: 'required' | 'max' | 'pattern' | 'options' | 'ambiguous' | 'unique' | 'rule';
  /** The message of a violated rule that concerns the whole row. */
  text?: string | undefined;
  /** The only option that resembles the cell's text. */
  near?: string | undefined;
  /** The valid options of the field in this row; for `ambiguous`, only the options that match the cell. */
  options?: Options | undefined;
}

/** One row of the sheet: the values to send, and its validation errors. */
export interface ImportRow {
  /** The row number in the spreadsheet. */
  number: number;
  cells: readonly string[];
  values: Record<string, unknown>;
  errors: CellError[];
}

/**
 * Finds the column of each field. First looks for a title equal to the field's label or name, ignoring case. Otherwise
 * takes the only remaining column whose title contains the label or is part of the label.
 */
export function mapColumns(header: readonly string[], fields: readonly ImportField[]): Mapping {
  const plain = (text: string) =>
    text
      .replace(/\s*[*（(].*$/, '')
      .trim()
      .toLowerCase();
  const titles = header.map(plain);
  const exact = fields.map(({ name, label }) => {
    const index = titles.findIndex((title) => title === plain(label) || title === name.toLowerCase());
    return [name, index] as const;
  });
  const taken = new Set(exact.map(([, index]) => index));
  const found = exact.map(([name, at], index) => {
    if (at >= 0) return [name, at] as const;
    const label = plain(fields[index]?.label ?? '');
    const near = titles.flatMap((title, i) =>
      !taken.has(i) && (title.includes(label) || label.includes(title)) && title ? [i] : [],
    );
    return [name, near.length === 1 ? near[0] : -1] as const;
  });
  return Object.fromEntries(found.filter(([, index]) => index !== undefined && index >= 0));
}

/**
 * Validates all rows below the header that are not blank. `optionsOf` returns the options of a field, which may depend
 * on the other values in the row. A field without options has only its other rules, such as `max` and `pattern`.
 */
export function checkRows(
  sheet: readonly string[][],
  mapping: Mapping,
  fields: readonly ImportField[],
  optionsOf: (field: ImportField, values: Readonly<Record<string, unknown>>) => Options | undefined = (field) =>
    field.options,
): ImportRow[] {
  const seen = new Map(fields.filter(({ unique }) => unique).map(({ name }) => [name, new Set<string>()]));
  return sheet.slice(1).flatMap((cells, index) => {
    if (cells.every((cell) => cell === '')) return [];
    const values: Record<string, unknown> = {};
    const errors: CellError[] = [];
    for (const field of fields) {
      const text = cells[mapping[field.name] ?? -1] ?? '';
      const options = optionsOf(field, values);
      const found = valuesOf(options, text);
      const value = found.length === 1 ? found[0] : undefined;
      const kind = wrong(field, text, found) ?? (taken(seen.get(field.name), text) ? 'unique' : undefined);
      if (kind === 'options') errors.push({ field, kind, options, near: nearest(options ?? [], text) });
      else if (kind === 'ambiguous')
        errors.push({ field, kind, options: options?.filter(({ value: one }) => found.includes(one)) });
      else if (kind) errors.push({ field, kind });
      if (value !== undefined && value !== '') values[field.name] = value;
    }
    return [{ number: index + 2, cells, values, errors }];
  });
}

/**
 * Returns one label per option, for display. An option may have several labels, of which the last is a path. If the
 * first label is also the first label of another option, returns the path, or the value if there is no path.
 */
export function distinctLabels(options: Options): string[] {
  const labels = new Map<Options[number]['value'], { usual: string; last: string }>();
  for (const { value, label } of options) {
    const known = labels.get(value);
    if (known) known.last = label;
    else labels.set(value, { usual: label, last: label });
  }
  const uses = new Map<string, number>();
  for (const { usual } of labels.values()) uses.set(usual, (uses.get(usual) ?? 0) + 1);
  return [...labels].map(([value, { usual, last }]) =>
    uses.get(usual) === 1 ? usual : last === usual ? String(value) : last,
  );
}

/**
 * Returns the values of the options labeled `text`, or else the option value equal to `text`. Without options or for an
 * empty `text`, returns `text`.
 */
function valuesOf(options: Options | undefined, text: string): (string | number)[] {
  if (!options || text === '') return [text];
  const labeled = options.filter(({ label }) => label === text);
  const meant = labeled.length > 0 ? labeled : options.filter(({ value }) => String(value) === text);
  return [...new Set(meant.map(({ value }) => value))];
}

/**
 * Returns the label that contains `text`, is part of `text` (广东, 广东省) or differs by one letter. Returns undefined if no
 * label or several labels match.
 */
export function nearest(options: readonly { label: string }[], text: string): string | undefined {
  const near = options.filter(({ label }) => label.includes(text) || text.includes(label) || isOneOff(label, text));
  return near.length === 1 ? near[0]?.label : undefined;
}

/** True when two texts of at least three letters differ by one replaced, added or removed letter. */
function isOneOff(a: string, b: string): boolean {
  if (Math.min(a.length, b.length) < 3 || Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  const same = a.length === b.length;
  return a.slice(a.length >= b.length ? start + 1 : start) === b.slice(same || b.length > a.length ? start + 1 : start);
}

function wrong(field: ImportField, text: string, found: readonly unknown[]): CellError['kind'] | undefined {
  if (text === '') return field.required ? 'required' : undefined;
  if (found.length === 0) return 'options';
  if (found.length > 1) return 'ambiguous';
  if (field.max !== undefined && text.length > field.max) return 'max';
  return field.pattern && !field.pattern.test(text) ? 'pattern' : undefined;
}

function taken(seen: Set<string> | undefined, text: string): boolean {
  if (!seen || text === '') return false;
  if (seen.has(text)) return true;
  seen.add(text);
  return false;
}
