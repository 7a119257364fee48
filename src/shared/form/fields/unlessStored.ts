import type { Rule } from 'antd/es/form';

/**
 * Returns rules that always accept the field's stored value, even if it is empty. Another server may lack the field or
 * allow other values, and users must still be able to save the other fields. `row` is undefined for a new record.
 */
export function unlessStored<T extends object>(row: T | undefined, name: keyof T & string, rules: Rule[]): Rule[] {
  if (!row) return rules;
  const stored = row[name] ?? '';
  return rules.map((rule) => (form) => {
    const value: unknown = form.getFieldValue(name) ?? '';
    // An empty rule would accept only text.
    if (value === stored) return { validator: () => Promise.resolve() };
    return typeof rule === 'function' ? rule(form) : rule;
  });
}
