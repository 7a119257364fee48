const NUMBER = /-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const STRING_OR_NUMBER = /["\d-]/g;
const FORBIDDEN = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * Parses JSON from a Java backend. Integers beyond 2^53 become exact strings (docs/quality#finding-7). Drops keys that
 * could pollute a prototype. Throws SyntaxError on invalid JSON.
 */
export function parseJson(text: string): unknown {
  const exact = /\d{16}/.test(text) ? quoteUnsafe(text) : text;
  const hostile = /"(?:__proto__|constructor|prototype)"/.test(exact) || /\\u00/.test(exact);
  return JSON.parse(exact, hostile ? dropForbidden : undefined);
}

/**
 * Puts integers beyond 2^53 in quotes, but not digits inside a string or a fraction. Runs in linear time and without
 * recursion, whatever the text.
 */
function quoteUnsafe(text: string): string {
  let result = '';
  let copied = 0;
  for (let index = nextToken(text, 0); index >= 0; index = nextToken(text, index)) {
    if (text[index] === '"') {
      index = endOfString(text, index);
      continue;
    }
    NUMBER.lastIndex = index;
    const [token] = NUMBER.exec(text) ?? ['-'];
    if (/^-?\d{16,}$/.test(token) && !Number.isSafeInteger(Number(token))) {
      result += `${text.slice(copied, index)}"${token}"`;
      copied = index + token.length;
    }
    index += token.length;
  }
  return result + text.slice(copied);
}

function nextToken(text: string, from: number): number {
  STRING_OR_NUMBER.lastIndex = from;
  return STRING_OR_NUMBER.exec(text)?.index ?? -1;
}

/**
 * The index after the closing quote of the string that starts at `start`. Without a closing quote, the text's length.
 */
function endOfString(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); end >= 0; end = text.indexOf('"', end + 1)) {
    let slashes = 0;
    while (text[end - 1 - slashes] === '\\') slashes += 1;
    if (slashes % 2 === 0) return end + 1;
  }
  return text.length;
}

function dropForbidden(key: string, value: unknown): unknown {
  return FORBIDDEN.has(key) ? undefined : value;
}

/** True for a JSON object, false for a list and null. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Copies the listed fields that the object has. */
export const pick = (values: Readonly<Record<string, unknown>>, fields: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(fields.filter((field) => field in values).map((field) => [field, values[field]]));
