/** The kinds of fields a request form can have. */
export const FIELD_TYPES = ['text', 'number', 'money', 'date', 'choice', 'person', 'file', 'table'] as const;

/**
 * A field of the general request form. The diagram stores each field as an `activiti:formProperty` of the start event.
 * A running instance therefore keeps the form of its own version.
 */
export interface FormField {
  /** The name of the field in the form's values and in conditions, such as `amount`. */
  id: string;
  /** The label, as the administrator wrote it. */
  name: string;
  type: (typeof FIELD_TYPES)[number];
  required: boolean;
  /** The options of a choice. */
  values: readonly string[];
  /** The columns of a table: fields of every type but `table`. */
  columns: readonly FormField[];
}

/** A form property in a diagram, or a field in a server answer. Any of the attributes may be missing. */
export interface FieldText {
  id?: string | null | undefined;
  name?: string | null | undefined;
  type?: string | null | undefined;
  required?: boolean | null | undefined;
  /** Used only in a form property of a user task (`rights.ts`). */
  readable?: boolean | undefined;
  writable?: boolean | undefined;
  values?: readonly string[] | null | undefined;
  columns?: readonly FieldText[] | null | undefined;
}

/**
 * Reads fields. A field of unknown type becomes a text. The columns of a table are in `columns`, or they are separate
 * entries of `texts`, whose ids start with the table's id: `table_1.text_1` (docs/adr/0040).
 */
export function readFields(texts: readonly FieldText[] | null | undefined): FormField[] {
  const all = (texts ?? []).filter(({ id }) => id);
  const columnsOf = (table: string) =>
    all.flatMap((one) => (one.id?.startsWith(`${table}.`) ? { ...one, id: one.id.slice(table.length + 1) } : []));
  return all
    .filter(({ id }) => !id?.includes('.'))
    .map((one) => ({ ...fieldOf(one), columns: [...columnsOf(one.id ?? ''), ...(one.columns ?? [])].map(fieldOf) }));
}

function fieldOf({ id, name, type, required, values }: FieldText): FormField {
  return {
    id: id ?? '',
    name: name || (id ?? ''),
    type: FIELD_TYPES.find((one) => one === type) ?? 'text',
    required: required ?? false,
    values: values ?? [],
    columns: [],
  };
}

/** Returns the form properties of fields in their order. Each table is followed by its columns. */
export const writeFields = (fields: readonly FormField[]): Omit<FormField, 'columns'>[] =>
  fields.flatMap(({ columns, ...field }) => [
    field,
    ...columns.map(({ columns: _none, ...column }) => ({ ...column, id: `${field.id}.${column.id}` })),
  ]);

/** The ids of fields. The ids of columns start with the id of their table. */
export const fieldIds = (fields: readonly FormField[]): string[] => writeFields(fields).map(({ id }) => id);

const MADE = new RegExp(`^(?:${FIELD_TYPES.join('|')})_\\d+$`);

/** True for an id in the format of `newId`. No variable of the server has such an id. */
export const isMadeId = (id: string) => MADE.test(id);

/**
 * Returns the id of a new field: its type and the next number, such as `money_2`. Renaming the field keeps its id.
 * `taken` are the ids that the new field must not reuse.
 */
export function newId(type: FormField['type'], taken: readonly string[]): string {
  const numbers = taken.map((id) => Number(/_(\d+)$/.exec(id)?.[1] ?? 0));
  return `${type}_${Math.max(0, ...numbers) + 1}`;
}
