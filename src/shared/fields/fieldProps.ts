/** What `Form.Item` gives the control it holds: the focusable part takes all of it but the value. */
export interface FieldProps<V> {
  id?: string;
  value?: V;
  onChange?: (value: V) => void;
  disabled?: boolean;
  'aria-label'?: string;
  'aria-required'?: 'true' | boolean;
  'aria-invalid'?: 'true' | boolean;
  'aria-describedby'?: string;
}

/** The parts of a field that belong on its focusable control: its id, and what is said about it. */
export function controlProps(field: Omit<FieldProps<never>, 'value' | 'onChange'>) {
  const { id, 'aria-label': label } = field;
  return {
    ...(id && { id }),
    ...(label && { 'aria-label': label }),
    ...(field['aria-required'] && { 'aria-required': true }),
    ...(field['aria-invalid'] && { 'aria-invalid': true }),
    ...(field['aria-describedby'] && { 'aria-describedby': field['aria-describedby'] }),
  };
}

/** The same for a field of several controls, which stand in a `role="group"`: that may be neither required nor invalid. */
export function groupProps({ id, 'aria-describedby': description }: Omit<FieldProps<never>, 'value' | 'onChange'>) {
  return { role: 'group', tabIndex: -1, ...(id && { id }), ...(description && { 'aria-describedby': description }) };
}
