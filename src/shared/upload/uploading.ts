/** The fields, by their ids, whose files are still on their way. */
const fields = new Set<string>();

/** Tells whether files of a field are on their way. */
export function tellUploading(field: string, running: boolean): void {
  if (running) fields.add(field);
  else fields.delete(field);
}

/** Whether files of this form are on their way: it is not sent before they have arrived. */
export const isUploading = (form: string) => [...fields].some((field) => field.startsWith(`${form}_`));
