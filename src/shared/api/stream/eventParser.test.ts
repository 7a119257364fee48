import fc from 'fast-check';
import { expect, it } from 'vitest';
import { eventParser, type StreamEvent } from './eventParser';

const bytes = (text: string) => new TextEncoder().encode(text);

/** The events in a text that arrives in pieces, cut at these indexes. */
function eventsOf(text: string, cuts: readonly number[] = []): StreamEvent[] {
  const all = bytes(text);
  const { push } = eventParser();
  const places = [...new Set(cuts.map((cut) => cut % (all.length + 1)))].toSorted((a, b) => a - b);
  return [0, ...places].flatMap((start, index) => push(all.slice(start, places[index] ?? all.length)));
}

it('the event-stream parser reads type, id and multi-line data, and ignores comments and unknown fields', () => {
  const text = ': a comment\nevent: task\nid: 7\ndata: {"a":\ndata: 1}\ncolour: red\n\ndata:no type\n\n';
  expect(eventsOf(text)).toEqual([
    { id: '7', type: 'task', data: '{"a":\n1}' },
    { id: '7', type: 'message', data: 'no type' },
  ]);
});

it('an event without data or without its closing empty line is dropped', () => {
  expect(eventsOf('event: task\n\nevent: task\ndata: half')).toEqual([]);
});

it('only the first space after a field’s colon is removed, and colons inside the data are kept', () => {
  expect(eventsOf('data:  a: b\n\n')).toMatchObject([{ data: ' a: b' }]);
});

it('the retry time is read only if it is a number', () => {
  const { push, retry } = eventParser();
  push(bytes('retry: soon\n\n'));
  expect(retry()).toBeUndefined();
  push(bytes('retry: 2500\n\n'));
  expect(retry()).toBe(2500);
});

it('the event-stream parser ignores a leading byte order mark and an event id with a zero byte', () => {
  expect(eventsOf('\uFEFFdata: x\nid: a\0b\n\n')).toEqual([{ id: '', type: 'message', data: 'x' }]);
});

const line = fc.oneof(
  fc.constantFrom(
    'data: 一😀',
    'data',
    'id: 5',
    'event: record',
    ': heartbeat',
    'retry: 100',
    'data: {"id":1}',
    '',
    '',
  ),
  fc.string({ unit: 'binary', maxLength: 12 }).map((text) => text.replaceAll(/[\r\n]/g, ' ')),
);
const stream = fc
  .array(fc.tuple(line, fc.constantFrom('\n', '\r\n', '\r')), { maxLength: 30 })
  .map((lines) => lines.map((parts) => parts.join('')).join(''));

it('a stream yields the same events wherever it is cut into chunks', () => {
  fc.assert(
    fc.property(stream, fc.array(fc.nat(2000), { maxLength: 40 }), (text, cuts) => {
      expect(eventsOf(text, cuts)).toEqual(eventsOf(text));
    }),
  );
});

it('LF, CRLF and CR line endings yield the same events', () => {
  fc.assert(
    fc.property(fc.array(line, { maxLength: 20 }), (lines) => {
      const [lf, crlf, cr] = ['\n', '\r\n', '\r'].map((end) => eventsOf(lines.map((one) => one + end).join('')));
      expect(crlf).toEqual(lf);
      expect(cr).toEqual(lf);
    }),
  );
});

it('an event is still read after arbitrary bytes', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), (noise) => {
      const { push } = eventParser();
      push(noise);
      expect(push(bytes('\n\nevent: task\ndata: x\n\n')).at(-1)).toMatchObject({ data: 'x' });
    }),
  );
});

it('an event with an overlong line is dropped and reported as lost, and the next event is still read', () => {
  const { push } = eventParser();
  push(bytes('id: 3\ndata: '));
  const part = bytes('x'.repeat(10_000));
  for (let n = 0; n < 1000; n++) expect(push(part)).toEqual([]);
  expect(push(bytes('x\n\ndata: next\n\n'))).toEqual([
    { id: '3', type: 'reset', data: '' },
    { id: '3', type: 'message', data: 'next' },
  ]);
});

it('the rest of an overlong line is not read as a new line', () => {
  expect(eventsOf(`data: ${'x'.repeat(70_000)}\nid: 9\n\n`, [70_006])).toEqual([{ id: '9', type: 'reset', data: '' }]);
});

it('an event with too many lines of data is dropped and reported as lost, and the next event is still read', () => {
  const many = `data: ${'x'.repeat(1000)}\n`.repeat(1000);
  expect(eventsOf(`${many}\ndata: next\n\n`).map(({ type }) => type)).toEqual(['reset', 'message']);
});
