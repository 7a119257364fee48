/** A string or a number literal: digits inside a string or a fraction must not be taken for an integer. */
const TEXT_OR_NUMBER = /"[^"\\]*(?:\\.[^"\\]*)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g;
const FORBIDDEN = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * Parses JSON as a Java backend writes it: integers beyond 2^53 are returned as exact strings (docs/quality#finding-7),
 * and keys that could pollute a prototype are dropped. Throws SyntaxError on invalid JSON.
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
