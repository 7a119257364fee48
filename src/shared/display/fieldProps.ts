import { ConfigProvider } from 'antd';

/** The props `Form.Item` passes to its control. All of them except the value belong on the focusable element. */
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

/** True if a field is disabled, by itself or because its form is. antd's own fields find this out themselves. */
export function useIsDisabled(disabled = false): boolean {
  const { componentDisabled } = ConfigProvider.useConfig();
  return disabled || componentDisabled;
}

/** The id and the ARIA attributes of a field, for its focusable element. */
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

/** `controlProps` for a group of controls (`role="group"`), for which ARIA allows neither required nor invalid. */
export function groupProps({ id, 'aria-describedby': description }: Omit<FieldProps<never>, 'value' | 'onChange'>) {
  return { role: 'group', tabIndex: -1, ...(id && { id }), ...(description && { 'aria-describedby': description }) };
}
