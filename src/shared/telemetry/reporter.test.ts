// @vitest-environment jsdom
import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Note } from './note';
import { type Report, reporter } from './reporter';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** The reports that a page load with these notes sends. */
function reportsOf(notes: readonly Note[], share = 1): Report[] {
  const sent: Report[] = [];
  const { take, flush } = reporter((report) => sent.push(report), share);
  notes.forEach(take);
  flush();
  return sent;
}
const errorOf = (message: string, at = '/assets/UserListPage-Ab3dEf7h.js:1:2345') => {
  const error = new TypeError(message);
  error.stack = `TypeError: ${message}\n    at save (https://desk.example.com${at})\n    at async https://cdn.example/x.js:1:2`;
  return error;
};

it('an error report has the release, the error type and the location in our files', () => {
  document.head.innerHTML = '<meta name="build" content="3f9c01ab">';
  const [report] = reportsOf([{ kind: 'error', what: errorOf("Cannot read properties of undefined (reading 'x')") }]);
  expect(report).toMatchObject({ product: 'talent-desk', version: __APP_VERSION__, build: '3f9c01ab' });
  expect(report?.notes).toEqual([
    {
      kind: 'error',
      time: expect.any(String),
      name: 'TypeError',
      says: 'a property of nothing was read',
      at: ['/assets/UserListPage-Ab3dEf7h.js:1:2345'],
    },
  ]);
});

it('the same error is reported once, and at most twenty errors are reported', () => {
  const notes = (count: number): Note[] =>
    Array.from({ length: count }, (_, line) => ({
      kind: 'error',
      what: errorOf('x', `/assets/A-Ab3dEf7h.js:${line}:1`),
    }));
  expect(reportsOf([...notes(3), ...notes(3)])[0]?.notes).toHaveLength(3);
  expect(reportsOf(notes(500))[0]?.notes).toHaveLength(20);
});

it('errors are reported from all page loads, but measurements only from a sample', () => {
  const notes: Note[] = [
    { kind: 'vital', what: 'LCP', value: 1234.5678 },
    { kind: 'slow', what: 'system/UserList', value: 4100.4 },
    { kind: 'chunk', what: new Error('Failed to fetch dynamically imported module: /assets/x.js') },
    { kind: 'chunk', what: new Error('a style sheet did not load') },
  ];
  expect(reportsOf(notes)[0]?.notes).toMatchObject([
    { kind: 'vital', name: 'LCP', value: 1234.568 },
    { kind: 'slow', screen: 'system/UserList', ms: 4100 },
    { kind: 'chunk', says: 'a module did not load' },
    { kind: 'chunk', says: 'a style sheet did not load' },
  ]);
  expect(reportsOf(notes, 0)[0]?.notes.map(({ kind }) => kind)).toEqual(['chunk', 'chunk']);
});

it('telemetry records are sent together after ten seconds', () => {
  const send = vi.fn<(report: Report) => void>();
  const { take, flush } = reporter(send);
  take({ kind: 'error', what: errorOf('a') });
  take({ kind: 'vital', what: 'CLS', value: 0 });
  vi.advanceTimersByTime(9999);
  expect(send).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  flush();
  expect(send.mock.calls.map(([{ notes }]) => notes.length)).toEqual([2]);
});

it('the telemetry reporter does not throw for unusual error values or a failing connection', () => {
  const trap = new Error('x');
  Object.defineProperty(trap, 'message', {
    get() {
      throw new Error('a trap');
    },
  });
  const { take, flush } = reporter(() => {
    throw new Error('no network');
  });
  for (const what of [trap, null, undefined, 1n, Symbol('x'), Object.create(null), new Proxy({}, {})])
    expect(() => take({ kind: 'error', what })).not.toThrow();
  expect(flush).not.toThrow();
});

const SECRETS = {
  token: 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln',
  header: '0123456789abcdef0123456789abcdef',
  phone: '13800138000',
  identity: '11010519491231002X',
  mail: 'li.na@example.com',
  name: '欧阳娜娜',
  latin: 'JohnSmith',
  password: 'Admin@123',
  query: '?userName=zhangsan&token=abc',
  body: '{"bankAccount":"6222021234567890123"}',
  file: 'https://evil.example/assets/LiNa-13800138.js:1:1',
};
type Way = (secret: string) => unknown;
const WAYS: [string, Way][] = [
  ['as a message', (secret) => new Error(secret)],
  ['quoted by the engine', (secret) => errorOf(`Cannot read properties of undefined (reading '${secret}')`)],
  ['in text that is not JSON', (secret) => errorOf(`Unexpected token, "${secret}" is not valid JSON`)],
  ['as a line that looks like a stack frame', (secret) => errorOf(`x\n    at ${secret} (${secret})\n    at ${secret}`)],
  ['as the name of an error', (secret) => Object.assign(new Error('x'), { name: secret })],
  [
    'in the stack',
    (secret) => Object.assign(new Error('x'), { stack: `${secret}\n    at f (https://h/p/${secret}/a.js:1:1)` }),
  ],
  ['in the query of a file address', (secret) => errorOf('x', `/src/app/Desk.tsx?t=${encodeURIComponent(secret)}:1:2`)],
  ['in the cause', (secret) => new Error('x', { cause: { secret } })],
  [
    'in extra fields of the error',
    (secret) => Object.assign(new Error('x'), { config: { data: secret, headers: { token: secret } } }),
  ],
  ['thrown as a plain text', (secret) => secret],
  ['in a thrown object', (secret) => ({ message: secret, stack: secret, name: secret })],
];

it.each(WAYS)('secrets and personal data are never reported: %s', (_, way) => {
  for (const secret of Object.values(SECRETS)) {
    const notes: Note[] = [
      { kind: 'error', what: way(secret) },
      { kind: 'chunk', what: way(secret) },
      { kind: 'slow', what: secret, value: 1 },
      { kind: 'slow', what: `system/User?name=${secret}`, value: 1 },
      { kind: 'vital', what: secret, value: 1 },
    ];
    // The random id of the visit may contain the digits of a secret.
    const sent = JSON.stringify(reportsOf(notes).map((report) => ({ ...report, visit: '' })));
    expect(sent).not.toContain(secret);
    for (const part of ['LiNa-138', 'zhangsan', '6222', 'li.na']) expect(sent).not.toContain(part);
  }
});

it('the text of a thrown error is never reported', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 12, unit: 'grapheme' }), fc.constantFrom(...WAYS), (text, [, way]) => {
      const secret = `§${text}§`;
      expect(JSON.stringify(reportsOf([{ kind: 'error', what: way(secret) }]))).not.toContain(
        JSON.stringify(text).slice(1, -1),
      );
    }),
    { numRuns: 500 },
  );
});

it('a response field that differs from the API contract is reported once, with request path and field name', () => {
  const repair = (path: string, field: string): Note => ({ kind: 'repair', path, field });
  const [report] = reportsOf([
    repair('/system/user/list', 'roles.roleName'),
    repair('/system/user/list', 'roles.roleName'),
    repair('/system/user/get/:id', 'status'),
    repair('/system/user/get/张三', 'status'),
    repair('/system/user/list', '13800138000@example.com'),
  ]);
  expect(report?.notes).toEqual([
    { kind: 'repair', time: expect.any(String), path: '/system/user/list', field: 'roles.roleName' },
    { kind: 'repair', time: expect.any(String), path: '/system/user/get/:id', field: 'status' },
  ]);
  const many = Array.from({ length: 200 }, (_, index) => repair('/biz/company/list', `field${index}`));
  expect(reportsOf(many)[0]?.notes).toHaveLength(50);
});
