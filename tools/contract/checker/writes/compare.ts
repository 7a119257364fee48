import { readTime } from '@/shared/settings/times';
import type { Difference } from '../differences';
import { problem } from '../result';
import type { Reply, Row } from '../server';

/** Returns the fields of the sent record that were stored with other values, except fields that `seen` lacks. */
export const stored = (sent: Row, seen: Row): Difference[] =>
  Object.entries(sent)
    .filter(([field, value]) => field in seen && !isSame(value, seen[field]))
    .map(([field, value]) => problem(field, JSON.stringify(value), JSON.stringify(seen[field]) ?? 'missing'));

function isSame(sent: unknown, seen: unknown): boolean {
  if (isEmpty(sent) && isEmpty(seen)) return true;
  if (Array.isArray(sent)) return Array.isArray(seen) && sent.length === seen.length;
  if (typeof sent === 'object') return typeof seen === 'object' && seen !== null;
  const text = String(seen);
  if (text.includes('**') || text === String(sent)) return true;
  if (sent !== '' && text !== '' && Number(sent) === Number(text)) return true;
  const time = readTime(sent, 'dateTime');
  return time !== undefined && time === readTime(seen, 'dateTime');
}

const isEmpty = (value: unknown) =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/** Checks that a call was refused as docs/errors.md requires: with a message, and not with a server error. */
export function refusal(reply: Reply, path: string, expected: string): Difference[] {
  if (reply.kind === 'data' || reply.kind === 'file') return [problem(path, expected, 'accepted: code 0')];
  if (reply.kind === 'refused' || (reply.kind === 'missing' && hasMessage(reply.words))) return [];
  if (/^HTTP 4\d\d \S/.test(reply.words)) return [];
  return [problem(path, `${expected}, with {code, msg}`, reply.words, /^HTTP 500 \S/.test(reply.words))];
}

/** Checks the answer to a request for a removed record: code 404, or null. */
export function gone(reply: Reply): Difference[] {
  const expected = 'code 404, or null';
  if (reply.kind === 'data') return reply.data === null ? [] : [problem('', expected, 'a record')];
  if (reply.kind === 'missing' && hasMessage(reply.words)) return [];
  const words = 'words' in reply ? reply.words : 'a file';
  return [problem('', expected, words, reply.kind === 'refused')];
}

/** A refusal contains a message. An answer without one means that the server does not have the call. */
const hasMessage = (words: string) => /^(?:HTTP|code) \d+:? \S/.test(words);
