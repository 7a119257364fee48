import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  canHoldWithout,
  ConditionError,
  type Expression,
  holds,
  OPERATORS,
  parse,
  takenOf,
  type Values,
  write,
} from './condition';

it.each<[string, Values, boolean]>([
  ['${duration > 72}', { duration: 72 }, false],
  ['${duration > 72}', { duration: 72.5 }, true],
  ['${ duration>=16 && duration < 24 }', { duration: 16 }, true],
  ['${duration < 8 || duration == 40}', { duration: 40 }, true],
  ['${duration != 8}', { duration: 8 }, false],
  ['${duration == -1.5e3}', { duration: -1500 }, true],
  ["${amount > 5000 && kind == '采购'}", { amount: 5001, kind: '采购' }, true],
  ['${(amount > 5000 || kind == "采购") && result == 2}', { amount: 1, kind: '采购', result: 3 }, false],
  ['${amount > 5000 || kind == "采购" && result == 2}', { amount: 5001, kind: '', result: 3 }, true],
  ["${kind != 'it\\'s } && 50 %'}", { kind: "it's } && 50 %" }, false],
  ["${day >= '2026-12-01'}", { day: '2026-11-30' }, false],
  // An empty field meets no comparison, except the test whether it is empty.
  ['${money > 1 || money <= 1}', { money: null }, false],
  ["${kind != '采购'}", { kind: null }, false],
  ["${kind == ''}", { kind: null }, true],
  ["${kind != ''}", { kind: null }, false],
  // Later parts need no value once an earlier part decides the result.
  ['${duration > 1 || money > 1}', { duration: 2 }, true],
])('the condition %s with the variables %o holds: %s', (condition, variables, result) =>
  expect(holds(condition, variables)).toBe(result),
);

it.each([
  ['duration > 3', 'frame', 1],
  ['${}', 'frame', 1],
  ['${duration}', 'operator', 11],
  ['${duration > alert()}', 'value', 14],
  ['${duration > money}', 'value', 14],
  ['${duration > 12a}', 'value', 14],
  ["${kind == 'open}", 'quote', 11],
  ['${(duration > 1}', 'bracket', 16],
  ['${duration > 1)}', 'join', 15],
  ['${duration > 1 && }', 'variable', 19],
])('%s is not a valid condition: %s is missing at character %d', (condition, fault, at) => {
  const read = () => parse(condition);
  expect(read).toThrow(expect.objectContaining({ fault, at }));
  expect(read).toThrow(ConditionError);
  expect(read).toThrow('无法识别的流转条件');
});

it.each<[string, Values, string]>([
  ['${money > 1}', { duration: 1 }, '流程变量 money 没有值'],
  ['${constructor == 1}', {}, '流程变量 constructor 没有值'],
  ['${money > 1}', { money: '1' }, '流程变量 money 是文本，不能与数字比较'],
  ["${money == '1'}", { money: 1 }, '流程变量 money 是数字，不能与文本比较'],
])('the condition %s cannot be evaluated with the variables %o', (condition, variables, words) =>
  expect(() => holds(condition, variables)).toThrow(words),
);

const comparison = fc.oneof(
  fc.record({
    field: fc.constantFrom('a', 'b'),
    operator: fc.constantFrom(...OPERATORS),
    value: fc.oneof(fc.integer({ min: -3, max: 3 }), fc.double({ noNaN: true, noDefaultInfinity: true })),
  }),
  fc.record({
    field: fc.constantFrom('s', '名称'),
    operator: fc.constantFrom(...OPERATORS),
    value: fc.oneof(fc.constantFrom('x', 'y', ''), fc.string({ unit: 'grapheme' })),
  }),
);
const variables = fc.record({
  a: fc.integer({ min: -3, max: 3 }),
  b: fc.option(fc.double({ noNaN: true })),
  s: fc.constantFrom('x', 'y', '', null),
  名称: fc.string(),
});
const { expression } = fc.letrec<{ expression: Expression }>((tie) => {
  const parts = fc.array(tie('expression'), { minLength: 2, maxLength: 3 });
  return {
    expression: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      comparison,
      fc.record({ all: parts }),
      fc.record({ any: parts }),
    ),
  };
});

it('a workflow condition stays the same when it is converted to text and back', () =>
  fc.assert(
    fc.property(expression, (one) => {
      expect(JSON.stringify(parse(write(one)))).toBe(JSON.stringify(one));
    }),
  ));

/** Evaluates an expression without short-circuiting. */
function truth(one: Expression, variables: Values): boolean {
  if ('all' in one) return one.all.map((part) => truth(part, variables)).every(Boolean);
  if ('any' in one) return one.any.map((part) => truth(part, variables)).some(Boolean);
  const value = variables[one.field] ?? null;
  if (value === null) return one.operator === '==' && one.value === '';
  const order = value === one.value ? 0 : value < one.value ? -1 : 1;
  return {
    '>': order > 0,
    '>=': order >= 0,
    '<': order < 0,
    '<=': order <= 0,
    '==': order === 0,
    '!=': order !== 0,
  }[one.operator];
}

it('a condition converted to text has the same result as the original condition', () =>
  fc.assert(
    fc.property(expression, variables, (one, given) => {
      expect(holds(write(one), given)).toBe(truth(one, given));
    }),
  ));

it('a condition does not hold while the fields that it needs are empty', () =>
  fc.assert(
    fc.property(expression, variables, (one, given) => {
      const empty = ['b', 's'];
      if (!canHoldWithout(one, empty)) expect(holds(write(one), { ...given, b: null, s: null })).toBe(false);
    }),
  ));

const flows = [
  { id: 'boss', condition: '${duration > 24 && result == 2}' },
  { id: 'finance', condition: '${money >= 1000}' },
  { id: 'other' },
];

it.each<[boolean, Values, string[]]>([
  [false, { duration: 25, result: 2 }, ['boss']],
  [false, { duration: 25, money: 1000, result: 3 }, ['finance']],
  [false, { duration: 1, money: 1, result: 2 }, ['other']],
  [true, { duration: 25, money: 1000, result: 2 }, ['boss', 'finance']],
  [true, { duration: 1, money: 1, result: 2 }, ['other']],
])('at a gateway (inclusive: %s) a request with %o takes the flows %j', (isInclusive, variables, taken) =>
  expect(takenOf({ otherwise: 'other', isInclusive }, flows, variables).map(({ id }) => id)).toEqual(taken),
);

it('a gateway selects no flow if all conditions are false and no default flow exists', () =>
  expect(takenOf({ isInclusive: false }, flows.slice(1, 2), { money: 1 })).toEqual([]));
