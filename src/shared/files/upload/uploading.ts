/** The ids of the fields with running uploads, each with the function that cancels these uploads. */
const fields = new Map<string, () => void>();

/** Registers a field with running uploads and the function that cancels them; pass undefined when all have finished. */
export function setUploading(field: string, stop: (() => void) | undefined): void {
  if (stop) fields.set(field, stop);
  else fields.delete(field);
}

const fieldsOf = (form: string) => [...fields].filter(([field]) => field.startsWith(`${form}_`));

/** True while uploads of this form are running; the form is submitted only after they finish. */
export const isUploading = (form: string) => fieldsOf(form).length > 0;

/** Cancels the running uploads of a form that is closed without saving. */
export function stopUploading(form: string): void {
  for (const [, stop] of fieldsOf(form)) stop();
}
