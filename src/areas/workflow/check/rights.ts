import type { FieldText, FormField } from './fields';

/** What a decider may do with a field of the request's form: see it, change it, have to fill it in, or not see it. */
export const RIGHTS = ['read', 'write', 'require', 'hide'] as const;
export type Right = (typeof RIGHTS)[number];

/** The right of a step to a field: an `activiti:formProperty` of the user task (docs/adr/0040). */
export interface StepRight {
  /** The field's id. */
  id: string;
  readable: boolean;
  writable: boolean;
  required: boolean;
}

/** Reads the form properties of a user task; as in Activiti, one without attributes can be read and changed. */
export const readRights = (texts: readonly FieldText[]): StepRight[] =>
  texts.flatMap(({ id, readable, writable, required }) =>
    id ? { id, readable: readable ?? true, writable: writable ?? true, required: required ?? false } : [],
  );

/** The form property for a right; none for `read`, which needs none. */
export const writeRight = (id: string, right: Right): StepRight[] =>
  right === 'read'
    ? []
    : [{ id, readable: right !== 'hide', writable: right !== 'hide', required: right === 'require' }];

/** The right of a step to a field: `read` for a field that the step does not name. */
export function rightTo(id: string, rights: readonly StepRight[] = []): Right {
  const own = rights.find((one) => one.id === id);
  if (!own) return 'read';
  if (!own.readable) return 'hide';
  return own.writable ? (own.required ? 'require' : 'write') : 'read';
}

/** The fields that a step may change; those it has to fill in are required. */
export const writableFields = (form: readonly FormField[], rights: readonly StepRight[] = []): FormField[] =>
  form.flatMap((field) => {
    const right = rightTo(field.id, rights);
    return right === 'write' || right === 'require'
      ? { ...field, required: field.required || right === 'require' }
      : [];
  });
