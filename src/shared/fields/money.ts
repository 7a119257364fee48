/** The largest amount of the product, in yuan (docs/contract#3.2). */
export const MOST_MONEY = 99_999_999.99;

/** What somebody types or pastes as an amount: full-width signs, separators and currency signs are understood. */
export const toAmount = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replaceAll(/[\s,，¥￥$€']/g, '')
    .replace(/^(?:RMB|CNY|BRL|R)/i, '')
    .replace(/^\./, '0.')
    .replace(/^0+(?=\d)/, '');

/** Whether a text is an amount, or the beginning of one, with two decimals at most. */
export const isAmount = (text: string) => /^\d{0,12}(?:\.\d{0,2})?$/.test(text);
