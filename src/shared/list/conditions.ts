/**
 * The conditions that a filter can have besides its plain value. The server may support only some of the conditions.
 * The system config lists the supported conditions (docs/contract#2.41).
 */
export const CONDITIONS = ['not', 'in', 'empty'] as const;
export type Condition = (typeof CONDITIONS)[number];

type Reader = (value: string) => string | undefined;

/** The parameter of a condition, such as `status.not`. */
export const nameOf = (base: string, condition: Condition) => `${base}.${condition}`;

/** True for a parameter with a suffix for a condition or for an end of a range: `status.not`, `amount.from`. */
export const isConditional = (name: string) => name.includes('.');

/**
 * Returns the condition in the parameter `name`, spelled as in the system config. Returns undefined for a plain filter.
 */
export const conditionIn = (name: string): string | undefined => name.split('.')[1]?.replace(/^(from|to)$/, 'range');

/**
 * Returns validators for the condition parameters in a list's address: `not`, `in` and `empty` for each filter, and
 * `from`, `to` and `empty` for each sortable field.
 */
export function conditionReaders(
  filters: Readonly<Record<string, Reader>>,
  sortable: readonly string[],
  day: Reader,
): Record<string, Reader> {
  const matching =
    (form: RegExp): Reader =>
    (text) =>
      form.test(text) ? text : undefined;
  const number = matching(/^-?\d{1,12}(\.\d{1,2})?$/);
  const yesNo = matching(/^(true|false)$/);
  const readers: Record<string, Reader> = {};
  for (const field of sortable) {
    readers[`${field}.from`] = readers[`${field}.to`] = (text) => number(text) ?? day(text);
    readers[nameOf(field, 'empty')] = yesNo;
  }
  for (const [name, read] of Object.entries(filters)) {
    readers[nameOf(name, 'not')] = read;
    readers[nameOf(name, 'in')] = matching(/^(?=.{1,1000}$)[^,]+(,[^,]+)*$/);
    readers[nameOf(name, 'empty')] = yesNo;
  }
  return readers;
}
