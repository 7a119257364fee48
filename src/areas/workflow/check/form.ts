import type { Drawing } from './drawing';
import type { FormField } from './fields';

/** The problems of a form, and of the conditions and steps that use its fields. */
export interface FormFinding {
  rule: 'fieldTwice' | 'fieldUnnamed' | 'choiceEmpty' | 'tableEmpty' | 'fieldGone' | 'rightGone' | 'rightHidden';
  level: 'error' | 'warning';
  element?: string;
  name: string;
}

/** The id of a field of a form, as `newId` makes it. */
const ID = /\b(?:text|number|money|date|choice|person|file|table)_\d+\b/g;

/**
 * Finds fields without a name, with the name of another, or without options or columns; conditions and steps with
 * removed fields; and steps that have to fill in what they do not see.
 */
export function ofForm({ fields = [], flows, nodes }: Drawing): FormFinding[] {
  const ids = fields.map(({ id }) => id);
  const gone = flows.filter(({ condition }) => (condition.match(ID) ?? []).some((id) => !ids.includes(id)));
  return [
    ...ofFields(fields),
    ...gone.map(({ id, name }): FormFinding => ({ rule: 'fieldGone', level: 'error', element: id, name: name || id })),
    ...nodes.flatMap(({ id, name, rights = [] }): FormFinding[] => {
      const isGone = rights.some((right) => !ids.includes(right.id));
      const isHidden = rights.some((right) => right.required && !right.readable);
      return [
        // The engine ignores it, as it ignores the task forms of other designers.
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
