import type { FieldText, FormField } from './fields';

/**
 * The rights of a decider to a field of the request's form. With `read`, the decider can only read the field. With
 * `write`, the decider may change the field. With `require`, the decider must fill in the field. `hide` hides the
 * field.
 */
export const RIGHTS = ['read', 'write', 'require', 'hide'] as const;
export type Right = (typeof RIGHTS)[number];

/** The right of a step to a field, stored as an `activiti:formProperty` of the user task (docs/adr/0040). */
export interface StepRight {
  /** The id of the field. */
  id: string;
  readable: boolean;
  writable: boolean;
  required: boolean;
}

/**
 * Reads the form properties of a user task. As in Activiti, a field can be read and changed if its property lacks the
 * attributes for that.
 */
export const readRights = (texts: readonly FieldText[]): StepRight[] =>
  texts.flatMap(({ id, readable, writable, required }) =>
    id ? { id, readable: readable ?? true, writable: writable ?? true, required: required ?? false } : [],
  );

/** Returns the form property for a right; empty for `read`, which needs no property. */
export const writeRight = (id: string, right: Right): StepRight[] =>
  right === 'read'
    ? []
    : [{ id, readable: right !== 'hide', writable: right !== 'hide', required: right === 'require' }];

/** Returns the right of a step to a field: `read` if the step does not name the field. */
export function rightTo(id: string, rights: readonly StepRight[] = []): Right {
  const own = rights.find((one) => one.id === id);
  if (!own) return 'read';
  if (!own.readable) return 'hide';
  return own.writable ? (own.required ? 'require' : 'write') : 'read';
}

/** Returns the fields that a step may change. Fields that the step must fill in are marked as required. */
export const writableFields = (form: readonly FormField[], rights: readonly StepRight[] = []): FormField[] =>
  form.flatMap((field) => {
    const right = rightTo(field.id, rights);
    return right === 'write' || right === 'require'
      ? { ...field, required: field.required || right === 'require' }
      : [];
  });
