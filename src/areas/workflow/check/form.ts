import type { Drawing } from './drawing';
import type { FormField } from './fields';

/** The problems of a form, and of the conditions that use its fields. */
export interface FormFinding {
  rule: 'fieldTwice' | 'fieldUnnamed' | 'choiceEmpty' | 'tableEmpty' | 'fieldGone';
  level: 'error';
  element?: string;
  name: string;
}

/** The id of a field of a form, as `newId` makes it. */
const ID = /\b(?:text|number|money|date|choice|person|file|table)_\d+\b/g;

/** Finds fields without a name, with the name of another, or without options or columns, and conditions on removed fields. */
export function ofForm({ fields = [], flows }: Drawing): FormFinding[] {
  const ids = fields.map(({ id }) => id);
  const gone = flows.filter(({ condition }) => (condition.match(ID) ?? []).some((id) => !ids.includes(id)));
  return [
    ...ofFields(fields),
    ...gone.map(({ id, name }): FormFinding => ({ rule: 'fieldGone', level: 'error', element: id, name: name || id })),
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
