/** What the conditions of a process are asked with: `duration`, `money`, `result`. */
export type Variables = Readonly<Record<string, number>>;

const TESTS: Readonly<Record<string, (left: number, right: number) => boolean>> = {
  '>=': (left, right) => left >= right,
  '<=': (left, right) => left <= right,
  '==': (left, right) => left === right,
  '!=': (left, right) => left !== right,
  '>': (left, right) => left > right,
  '<': (left, right) => left < right,
};

/**
 * Whether a condition such as `${duration > 72 && result == 2}` holds: comparisons of a variable with a number, joined by
 * `&&` and `||`. Throws with words for people when it is written otherwise or a variable is missing.
 */
export function holds(condition: string, variables: Variables): boolean {
  const [, inside] = /^\s*\$\{(.+)\}\s*$/s.exec(condition) ?? [];
  if (inside === undefined) throw new Error(`无法识别的流转条件：${condition}`);
  return inside.split('||').some((part) => part.split('&&').every((one) => compare(one, condition, variables)));
}

function compare(text: string, condition: string, variables: Variables): boolean {
  const [, name = '', sign = '', number] = /^\s*(\w+)\s*(>=|<=|==|!=|>|<)\s*(-?\d+(?:\.\d+)?)\s*$/.exec(text) ?? [];
  const test = TESTS[sign];
  if (!test) throw new Error(`无法识别的流转条件：${condition}`);
  const value = variables[name];
  if (value === undefined) throw new Error(`流程变量 ${name} 没有值`);
  return test(value, Number(number));
}
