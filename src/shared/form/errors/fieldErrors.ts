/** The errors of a rejected save, by field. The server's `data` has one or several texts for each field name. */
export function fieldErrors(data: unknown, names: string[]): { name: string; errors: string[] }[] {
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data)
    .map(([name, message]) => ({
      name,
      errors: [message].flat().filter((text) => typeof text === 'string' && text !== ''),
    }))
    .filter(({ name, errors }) => names.includes(name) && errors.length > 0);
}

/**
 * Finds the field whose label occurs in the message of a refusal (手机号码已存在). If several labels occur, the longest label
 * wins. Ignores quoted parts, which are user input. Returns undefined if no label occurs.
 */
export function fieldNamedIn(message: string, labels: ReadonlyMap<string, string>): string | undefined {
  const unquoted = message.replaceAll(/'[^']*'|"[^"]*"|“[^”]*”|‘[^’]*’|「[^」]*」/g, '').toLowerCase();
  const named = [...labels].filter(([, label]) => label.length > 1 && unquoted.includes(label.toLowerCase()));
  return named.toSorted(([, one], [, other]) => other.length - one.length)[0]?.[0];
}

/** Like `fieldNamedIn`, but also finds the field in a Chinese message on a screen in another language. */
export async function fieldRefused(message: string, labels: ReadonlyMap<string, string>): Promise<string | undefined> {
  const field = fieldNamedIn(message, labels);
  if (field || document.documentElement.lang === 'zh-CN' || !/\p{Script=Han}/u.test(message)) return field;
  const theirs = await import('./serverLabels').then(
    ({ serverLabels }) => serverLabels(labels),
    () => undefined,
  );
  return theirs && fieldNamedIn(message, theirs);
}

/** The labels of a form's fields as displayed, by field name. */
export function labelsOf(form: string): Map<string, string> {
  const labels = document.querySelectorAll<HTMLLabelElement>(`label[for^="${form}_"]`);
  return new Map([...labels].map((label) => [label.htmlFor.slice(form.length + 1), label.textContent.trim()]));
}
