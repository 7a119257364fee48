/** The fields, by their ids, whose files are still on their way, and how each takes them back. */
const fields = new Map<string, () => void>();

/** Tells that files of a field are on their way, and how to stop them; or that they no longer are. */
export function tellUploading(field: string, stop: (() => void) | undefined): void {
  if (stop) fields.set(field, stop);
  else fields.delete(field);
}

const fieldsOf = (form: string) => [...fields].filter(([field]) => field.startsWith(`${form}_`));

/** Whether files of this form are on their way: it is not sent before they have arrived. */
export const isUploading = (form: string) => fieldsOf(form).length > 0;

/** Takes back what is on its way for a form that is given up. */
export function stopUploading(form: string): void {
  for (const [, stop] of fieldsOf(form)) stop();
}
