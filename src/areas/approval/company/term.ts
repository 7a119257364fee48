/**
 * Returns the last day of a business term such as `2020-05-01至2040-04-30`. For 长期, returns `forever`. For a text
 * without a last day, returns undefined.
 */
export function termEnd(term: string | null | undefined): string | undefined {
  if (!term) return undefined;
  if (/长期|長期|永久/.test(term)) return 'forever';
  return /至\D*(\d{4}-\d\d-\d\d)/.exec(term)?.[1];
}
