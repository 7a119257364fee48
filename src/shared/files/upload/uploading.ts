/** The ids of the fields with running uploads, each with its function to cancel them. */
const fields = new Map<string, () => void>();

/** Registers that a field has running uploads and how to cancel them; undefined when all are done. */
export function tellUploading(field: string, stop: (() => void) | undefined): void {
  if (stop) fields.set(field, stop);
  else fields.delete(field);
}

const fieldsOf = (form: string) => [...fields].filter(([field]) => field.startsWith(`${form}_`));

/** True while uploads of this form are running; it is submitted only after they finish. */
export const isUploading = (form: string) => fieldsOf(form).length > 0;

/** Cancels the running uploads of a form that is closed without saving. */
export function stopUploading(form: string): void {
  for (const [, stop] of fieldsOf(form)) stop();
}
