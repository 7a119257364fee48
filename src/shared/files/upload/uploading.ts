/** The ids of the fields with running uploads, each with the function that cancels these uploads. */
const fields = new Map<string, () => void>();

/**
 * Stores that uploads of a field are running. `stop` cancels the uploads. Pass undefined after all uploads have
 * finished.
 */
export function setUploading(field: string, stop: (() => void) | undefined): void {
  if (stop) fields.set(field, stop);
  else fields.delete(field);
}

const fieldsOf = (form: string) => [...fields].filter(([field]) => field.startsWith(`${form}_`));

/** True while uploads of the form are running. The form cannot be submitted until the uploads finish. */
export const isUploading = (form: string) => fieldsOf(form).length > 0;

/** Cancels the running uploads of a form that is closed without saving. */
export function stopUploading(form: string): void {
  for (const [, stop] of fieldsOf(form)) stop();
}
