/** The values of `in` as one text: separated by commas; `%2C` is a comma within a value, `%25` a percent sign. */
export const joined = (values: readonly string[]) =>
  values.map((value) => value.replaceAll('%', '%25').replaceAll(',', '%2C')).join(',');

/** The values of `in`. */
export const valuesIn = (text = ''): string[] =>
  text
    .split(',')
    .filter(Boolean)
    .map((value) => value.replaceAll(/%2C|%25/g, (code) => (code === '%25' ? '%' : ',')));
