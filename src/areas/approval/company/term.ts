/**
 * Returns the last day of a business term such as `2020-05-01至2040-04-30`. Returns `forever` for an unlimited term such
 * as 长期, and undefined for a text without a last day.
 */
export function termEnd(term: string | null | undefined): string | undefined {
  if (!term) return undefined;
  if (/长期|長期|永久/.test(term)) return 'forever';
  return /至\D*(\d{4}-\d\d-\d\d)/.exec(term)?.[1];
}
