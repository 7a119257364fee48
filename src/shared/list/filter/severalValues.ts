/** Joins the values of `in` with commas; within a value `%2C` is a comma and `%25` a percent sign. */
export const joined = (values: readonly string[]) =>
  values.map((value) => value.replaceAll('%', '%25').replaceAll(',', '%2C')).join(',');

/** Splits a text from `joined` into its values. */
export const valuesIn = (text = ''): string[] =>
  text
    .split(',')
    .filter(Boolean)
    .map((value) => value.replaceAll(/%2C|%25/g, (code) => (code === '%25' ? '%' : ',')));
