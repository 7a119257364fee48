/** The kinds of fields a request form can have. */
export const FIELD_TYPES = ['text', 'number', 'money', 'date', 'choice', 'person', 'file', 'table'] as const;

/**
 * A field of the general request form. It is an `activiti:formProperty` of the start event, so a running instance keeps
 * the form of its own version.
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
