/**
 * True for text without blanks and control characters. Browsers remove some control characters before parsing an
 * address.
 */
// oxlint-disable-next-line no-control-regex
const clean = (text: string) => !/[\u0000-\u0020\u007f-\u009f\u2028\u2029]/.test(text);

/** A path with plain names only. */
const PLAIN = /^(\/[\w-]+)+$/;

/**
 * Returns the normalized value if it is an address inside this product (`/x?y#z`), otherwise undefined. Never returns
 * an address with a host or a scheme (docs/quality#row-14, docs/quality#row-43).
 */
export function inAppPath(value: unknown): string | undefined {
  // Fast path, because a menu has thousands of plain paths, which `new URL` would return unchanged.
  if (typeof value === 'string' && value.length < 200 && PLAIN.test(value)) return value;
  if (typeof value !== 'string' || value.length > 2000 || !clean(value) || !/^\/(?![/\\])/.test(value))
    return undefined;
  if (value.includes('\\')) return undefined;
  try {
    const base = 'http://in.app';
    const url = new URL(value, base);
    return url.origin === base && !url.pathname.startsWith('//') ? url.pathname + url.search + url.hash : undefined;
  } catch {
    return undefined;
  }
}

/** Returns the normalized value if it is an absolute http or https address, otherwise undefined. */
export function httpUrl(value: unknown): string | undefined {
  if (typeof value !== 'string' || !/^https?:\/\//i.test(value) || !clean(value)) return undefined;
  try {
    return new URL(value).href;
  } catch {
    return undefined;
  }
}

/**
 * Returns the normalized value if it is a safe href or src, otherwise undefined. An http(s) address and an address
 * inside this product are safe. Use for values from the server.
 */
export const safeHref = (value: unknown) => inAppPath(value) ?? httpUrl(value);
