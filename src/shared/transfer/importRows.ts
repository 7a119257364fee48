/** A field an import may fill. */
export interface ImportField {
  name: string;
  label: string;
  required?: boolean;
  /** Stands in the template. */
  example: string;
  max?: number;
  pattern?: RegExp;
  /** No two rows of the file may share it. */
  unique?: boolean;
  /** The values there are; a cell may hold either the words or the value. */
  options?: readonly { value: string | number; label: string }[];
}

/** Which column of the sheet fills a field; a field without one stays empty. */
export type Mapping = Partial<Record<string, number>>;

/** What is wrong with a cell; the words are `import.wrong.<kind>`. */
export interface CellError {
  field: ImportField;
  kind: 'required' | 'max' | 'pattern' | 'options' | 'unique';
}

/** One row of the sheet: what it would send, and what is wrong with it. */
export interface ImportRow {
  /** As the spreadsheet counts, the header being row 1. */
  number: number;
  cells: readonly string[];
  values: Record<string, unknown>;
  errors: CellError[];
}

/** Finds a column for each field by its words or its name, in any case; else the one column whose title contains the words. */
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

/** Every row below the header, checked before anything is sent. */
export function checkRows(sheet: readonly string[][], mapping: Mapping, fields: readonly ImportField[]): ImportRow[] {
  const seen = new Map(fields.filter(({ unique }) => unique).map(({ name }) => [name, new Set<string>()]));
  return sheet.slice(1).map((cells, index) => {
    const values: Record<string, unknown> = {};
    const errors: CellError[] = [];
    for (const field of fields) {
      const text = cells[mapping[field.name] ?? -1] ?? '';
      const value = valueOf(field, text);
      const kind = wrong(field, text, value) ?? (taken(seen.get(field.name), text) ? 'unique' : undefined);
      if (kind) errors.push({ field, kind });
      if (value !== undefined && value !== '') values[field.name] = value;
    }
    return { number: index + 2, cells, values, errors };
  });
}

function valueOf({ options }: ImportField, text: string): string | number | undefined {
  if (!options || text === '') return text;
  return options.find(({ value, label }) => String(value) === text || label === text)?.value;
}

function wrong(field: ImportField, text: string, value: unknown): CellError['kind'] | undefined {
  if (text === '') return field.required ? 'required' : undefined;
  if (value === undefined) return 'options';
  if (field.max !== undefined && text.length > field.max) return 'max';
  return field.pattern && !field.pattern.test(text) ? 'pattern' : undefined;
}

function taken(seen: Set<string> | undefined, text: string): boolean {
  if (!seen || text === '') return false;
  if (seen.has(text)) return true;
  seen.add(text);
  return false;
}
