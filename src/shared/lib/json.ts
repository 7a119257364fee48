/** A text or a whole number literal: digits of a text or behind a point are no integer of their own. */
const TEXT_OR_NUMBER = /"[^"\\]*(?:\\.[^"\\]*)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g;
const FORBIDDEN = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * JSON as a backend in Java writes it: integers beyond 2^53 stay exact as strings (docs/quality#finding-7), and keys that
 * could pollute a prototype are dropped. Throws SyntaxError on what is not JSON.
 */
export function parseJson(text: string): unknown {
  const exact = /\d{16}/.test(text) ? text.replace(TEXT_OR_NUMBER, quoteUnsafe) : text;
  const hostile = /"(?:__proto__|constructor|prototype)"/.test(exact) || /\\u00/.test(exact);
  return JSON.parse(exact, hostile ? dropForbidden : undefined);
}

function quoteUnsafe(token: string): string {
  if (token.startsWith('"') || /[.eE]/.test(token)) return token;
  return Number.isSafeInteger(Number(token)) ? token : `"${token}"`;
}

function dropForbidden(key: string, value: unknown): unknown {
  return FORBIDDEN.has(key) ? undefined : value;
}
