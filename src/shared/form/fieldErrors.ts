/** The errors of a refusal at the fields it names: the server's data is an object of words by field name. */
export function fieldErrors(data: unknown, names: string[]): { name: string; errors: string[] }[] {
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data)
    .filter(([name, words]) => names.includes(name) && typeof words === 'string' && words !== '')
    .map(([name, words]) => ({ name, errors: [String(words)] }));
}
