import type { Drawing } from './drawing';
import type { FormField } from './fields';

/** A problem of a form, or of a step that uses its fields. */
export interface FormFinding {
  rule: 'fieldTwice' | 'fieldUnnamed' | 'choiceEmpty' | 'tableEmpty' | 'rightGone' | 'rightHidden';
  level: 'error' | 'warning';
  element?: string;
  name: string;
}

/**
 * Finds fields and columns without a name, with a duplicate name, or without options or columns. Also finds steps with
 * rights to missing fields, and steps that require hidden fields.
 */
export function ofForm({ fields = [], nodes }: Pick<Drawing, 'fields' | 'nodes'>): FormFinding[] {
  const ids = fields.map(({ id }) => id);
  return [
    ...ofFields(fields),
    ...nodes.flatMap(({ id, name, rights = [] }): FormFinding[] => {
      const isGone = rights.some((right) => !ids.includes(right.id));
      const isHidden = rights.some((right) => right.required && !right.readable);
      return [
        // Only a warning: the engine ignores rights to fields that the form lacks, for example in a diagram from
        // another tool.
        ...(isGone ? [{ rule: 'rightGone', level: 'warning', element: id, name: name || id } as const] : []),
        ...(isHidden ? [{ rule: 'rightHidden', level: 'error', element: id, name: name || id } as const] : []),
      ];
    }),
  ];
}

function ofFields(fields: readonly FormField[]): FormFinding[] {
  const named = (name: string) => fields.findIndex((one) => one.name.trim() === name.trim());
  return fields.flatMap(({ id, name, type, values, columns }, index) => {
    const rules = [
      name.trim() ? named(name) < index && 'fieldTwice' : 'fieldUnnamed',
      type === 'choice' && values.length === 0 && 'choiceEmpty',
      type === 'table' && columns.length === 0 && 'tableEmpty',
    ] as const;
    const own = rules.flatMap((rule) => (rule ? { rule, level: 'error' as const, name: name.trim() || id } : []));
    return [...own, ...ofFields(columns)];
  });
}
