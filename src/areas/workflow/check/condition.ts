/** The variables of a process's conditions: numbers or texts, such as `duration`, `money` and `result`. */
export type Variables = Readonly<Record<string, number | string>>;

/** The variables, with null for fields left empty. */
export type Values = Readonly<Record<string, number | string | null>>;

export const OPERATORS = ['>', '>=', '<', '<=', '==', '!='] as const;
export type Operator = (typeof OPERATORS)[number];

/** A comparison of a variable with a number or a text. Dates are ISO texts. */
export interface Comparison {
  field: string;
  operator: Operator;
  value: number | string;
}

/** A condition: a comparison, or a group of two or more conditions of which all or any must hold. */
export type Expression = Comparison | Group;
type Group = { all: readonly Expression[] } | { any: readonly Expression[] };

/** The condition of a flow for rejected requests only (docs/contract#2.E). */
export const IF_REJECTED = '${result == 3}';

/** The syntax errors in conditions, each with its Chinese message. The translation key is `model.syntax.<fault>`. */
const FAULTS = {
  frame: '条件须写在 ${ 和 } 之间',
  variable: '此处应为变量名或左括号',
  operator: '此处应为比较符号',
  value: '此处应为数字或引号中的文本',
  quote: '文本缺少右引号',
  bracket: '缺少右括号',
  join: '此处应为 && 或 ||',
} as const;

/** Thrown for a condition that cannot be parsed, with the syntax error and its position (1 for the first character). */
export class ConditionError extends Error {
  readonly fault: keyof typeof FAULTS;
  readonly at: number;

  constructor(condition: string, fault: keyof typeof FAULTS, at: number) {
    super(`无法识别的流转条件：${condition}（第 ${at} 个字符：${FAULTS[fault]}）`);
    this.fault = fault;
    this.at = at;
  }
}

const NAME = /[\p{L}_][\p{L}\p{N}_]*/uy;
const SIGN = />=|<=|==|!=|>|</y;
const NUMBER = /-?\d+(?:\.\d+)?(?:e[+-]?\d+)?(?![\p{L}\p{N}_.])/uy;
const TEXT = /'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"/suy;

/**
 * Parses a condition such as `${(amount > 5000 || kind == '采购') && result == 2}`. Each comparison is between a
 * variable and a number or a quoted text. `&&`, `||` and brackets join comparisons. Throws a `ConditionError` for any
 * other syntax.
 */
export function parse(condition: string): Expression {
  const [, before = '', inside] = /^(\s*\$\{)(.+)\}\s*$/s.exec(condition) ?? [];
  if (inside === undefined) throw new ConditionError(condition, 'frame', 1);
  let at = 0;
  const fail = (fault: keyof typeof FAULTS) => new ConditionError(condition, fault, before.length + at + 1);
  const found = group('||');
  if (at < inside.length) throw fail('join');
  return found;

  /** Reads a token and skips the spaces around it. */
  function take(pattern: RegExp): string | undefined {
    skipSpaces();
    pattern.lastIndex = at;
    const [text] = pattern.exec(inside ?? '') ?? [];
    at += text?.length ?? 0;
    skipSpaces();
    return text;
  }
  function skipSpaces() {
    while (/\s/.test(inside?.[at] ?? '')) at++;
  }
  function group(sign: '||' | '&&'): Expression {
    const read = () => (sign === '||' ? group('&&') : one());
    const first = read();
    const parts = [first];
    while (take(sign === '||' ? /\|\|/y : /&&/y)) parts.push(read());
    return parts.length === 1 ? first : sign === '||' ? { any: parts } : { all: parts };
  }
  function one(): Expression {
    if (take(/\(/y)) {
      const within = group('||');
      if (!take(/\)/y)) throw fail('bracket');
      return within;
    }
    const field = take(NAME);
    if (!field) throw fail('variable');
    const sign = take(SIGN);
    const operator = OPERATORS.find((known) => known === sign);
    if (!operator) throw fail('operator');
    if (/\d|-/.test(inside?.[at] ?? '')) {
      const number = take(NUMBER);
      if (number === undefined) throw fail('value');
      return { field, operator, value: Number(number) };
    }
    const isText = /['"]/.test(inside?.[at] ?? '');
    const text = take(TEXT);
    if (text === undefined) throw fail(isText ? 'quote' : 'value');
    return { field, operator, value: text.slice(1, -1).replaceAll(/\\(.)/gs, '$1') };
  }
}

/** Parses a condition; undefined if it is invalid. */
export function read(condition: string): Expression | undefined {
  try {
    return parse(condition);
  } catch {
    return undefined;
  }
}

/** Formats an expression as a condition. Parsing the condition returns the same expression. */
export const write = (expression: Expression): string => `\${${inner(expression)}}`;

function inner(expression: Expression): string {
  if ('field' in expression) {
    const { field, operator, value } = expression;
    const literal = typeof value === 'number' ? String(value) : `'${value.replaceAll(/[\\']/g, '\\$&')}'`;
    return `${field} ${operator} ${literal}`;
  }
  const [parts, sign] = 'all' in expression ? [expression.all, ' && '] : [expression.any, ' || '];
  const isBare = (part: Expression) => 'field' in part || ('any' in expression && 'all' in part);
  return parts.map((part) => (isBare(part) ? inner(part) : `(${inner(part)})`)).join(sign);
}

/** Returns the comparisons of a condition from left to right; empty if the condition is invalid. */
export function comparisonsIn(condition: string | undefined): Comparison[] {
  const found = condition ? read(condition) : undefined;
  return found ? leaves(found) : [];
}

const leaves = (expression: Expression): Comparison[] =>
  'field' in expression ? [expression] : ('all' in expression ? expression.all : expression.any).flatMap(leaves);

/**
 * Evaluates a condition from left to right. Stops as soon as the result is known. Throws a readable message if the
 * condition is invalid or a variable is missing. Also throws if the condition compares a text with a number.
 */
export const holds = (condition: string, variables: Values): boolean => meets(parse(condition), variables);

function meets(expression: Expression, variables: Values): boolean {
  if ('all' in expression) return expression.all.every((part) => meets(part, variables));
  if ('any' in expression) return expression.any.some((part) => meets(part, variables));
  const value = Object.hasOwn(variables, expression.field) ? variables[expression.field] : undefined;
  if (value === undefined) throw new Error(`流程变量 ${expression.field} 没有值`);
  return compare(expression, value);
}

/** True for a comparison that tests for an empty field: `reason == ''`. An empty field meets no other comparison. */
const isForEmpty = ({ operator, value }: Comparison) => operator === '==' && value === '';

/** True when a condition can hold even if these fields are empty. */
export const canHoldWithout = (expression: Expression, empty: readonly string[]): boolean =>
  'all' in expression
    ? expression.all.every((part) => canHoldWithout(part, empty))
    : 'any' in expression
      ? expression.any.some((part) => canHoldWithout(part, empty))
      : !empty.includes(expression.field) || isForEmpty(expression);

/** True when a value meets a comparison. */
export function compare(comparison: Comparison, value: number | string | null): boolean {
  const { field, operator, value: other } = comparison;
  if (value === null) return isForEmpty(comparison);
  if (typeof value !== typeof other) {
    const kind = typeof value === 'number' ? '数字，不能与文本' : '文本，不能与数字';
    throw new Error(`流程变量 ${field} 是${kind}比较`);
  }
  if (operator === '==') return value === other;
  if (operator === '!=') return value !== other;
  if (operator === '>') return value > other;
  if (operator === '>=') return value >= other;
  return operator === '<' ? value < other : value <= other;
}

/**
 * Returns the flows by which a request with the values `variables` leaves a gateway. At an exclusive gateway, returns
 * the first flow whose condition holds. At an inclusive gateway, returns every flow whose condition holds. An empty
 * condition holds. If no condition holds, returns the default flow, if any. Throws like `holds`.
 */
export function takenOf<Flow extends { id: string; condition?: string | undefined }>(
  { otherwise, isInclusive }: { otherwise?: string | undefined; isInclusive: boolean },
  out: readonly Flow[],
  variables: Values,
): Flow[] {
  const isOpen = ({ id, condition }: Flow) => id !== otherwise && (!condition?.trim() || holds(condition, variables));
  const first = isInclusive ? undefined : out.find(isOpen);
  const open = first ? [first] : isInclusive ? out.filter(isOpen) : [];
  return open.length > 0 ? open : out.filter(({ id }) => id === otherwise);
}
