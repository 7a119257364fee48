import type { Random } from './random';

type Row = Record<string, unknown>;

/** Uses JSON.parse, which makes `__proto__` an own key, as in an answer. In a literal it would set the prototype. */
const polluting = () => JSON.parse('{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}');
const deep = () => Array.from({ length: 500 }).reduce<unknown>((inner) => ({ children: [inner] }), {});

/** Values that a broken or hostile server might send anywhere. */
const GARBAGE: readonly (() => unknown)[] = [
  () => null,
  () => undefined,
  () => '',
  () => ' ',
  () => 0,
  () => -1,
  () => 1e21,
  () => 1e-9,
  () => Number.NaN,
  () => Number.POSITIVE_INFINITY,
  () => true,
  () => false,
  () => '9007199254740993',
  // Not the text 'NaN': the product would show it unchanged, and the test reports a displayed 'NaN' as a fault.
  () => 'nan',
  () => '{}',
  () => '2026-02-30 25:61:61',
  () => '0000-00-00',
  () => '9'.repeat(400),
  () => 'x'.repeat(20_000),
  () => '👩‍👩‍👧‍👦\u202egnp.exe\u200b\ufeff\0\ud800',
  () => '<img src=x onerror="window.__xss=1">',
  () => 'javascript:window.__xss=1',
  () => '//evil.example/x',
  () => 'a,b;c\n=1+1|\t"\'',
  () => '%E0%A4%A',
  () => '(a+)+$',
  () => [],
  () => {},
  () => ({}),
  () => [null],
  () => [[[]]],
  () => ['', 0, {}, [], null],
  () => ({ length: 3, 0: 'a' }),
  () => ({ toString: 1, valueOf: null }),
  () => ({ $$typeof: 'y', ref: 1, key: 2 }),
  polluting,
  deep,
];

const KEYS = ['id', 'children', 'records', 'rows', 'total', 'code', 'data', 'msg', 'status', '__proto__', 'constructor', 'toString', '', '0']; // prettier-ignore

/** Returns a copy of a value with up to five random changes: nested values are replaced, removed, added or wrapped. */
export function mutated(value: unknown, random: Random): unknown {
  let result = structuredClone(value);
  for (let times = 1 + random.below(5); times > 0; times--) result = oneChange(result, random);
  return result;
}

function oneChange(root: unknown, random: Random): unknown {
  const holders = holdersIn(root);
  if (holders.length === 0 || random.next() < 0.02) return random.of(GARBAGE)();
  const holder = random.of(holders);
  if (Array.isArray(holder)) changeList(holder, random);
  else changeRow(holder, random);
  return root;
}

function changeList(list: unknown[], random: Random): void {
  const index = random.below(list.length + 1);
  const change = random.below(4);
  if (change === 0) list.splice(index, 1);
  else if (change === 1) list.splice(index, 0, random.of(GARBAGE)());
  else if (change === 2 && list.length > 0) list.splice(index, 0, structuredClone(random.of(list)));
  else list[Math.min(index, Math.max(0, list.length - 1))] = random.of(GARBAGE)();
}

function changeRow(row: Row, random: Random): void {
  const keys = Object.keys(row);
  const key = keys.length > 0 && random.next() < 0.9 ? random.of(keys) : random.of(KEYS);
  const change = random.below(10);
  const own = Object.hasOwn(row, key) ? row[key] : undefined;
  if (change === 0) delete row[key];
  else if (change === 1) set(row, key, [own]);
  else if (change === 2) set(row, key, { value: own });
  else if (change === 3) set(row, key, JSON.stringify(own));
  else if (change === 4 && keys.length > 0) set(row, key, structuredClone(row[random.of(keys)]));
  else set(row, key, random.of(GARBAGE)());
}

/** Assigning `row.__proto__` would change the prototype instead of adding a key. */
const set = (row: Row, key: string, value: unknown) =>
  Object.defineProperty(row, key, { value, configurable: true, enumerable: true, writable: true });

/** Returns all lists and records in a value, including the value, down to a depth of 20. */
function holdersIn(value: unknown, depth = 0): (Row | unknown[])[] {
  if (typeof value !== 'object' || value === null || depth > 20) return [];
  return [value as Row, ...Object.values(value).flatMap((inner) => holdersIn(inner, depth + 1))];
}
