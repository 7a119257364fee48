/** The variables of a process's conditions: `duration`, `money`, `result`. */
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
 * Evaluates a condition such as `${duration > 72 && result == 2}`: comparisons of a variable with a number, joined by
 * `&&` and `||`. Throws a readable message when the syntax differs or a variable is missing.
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
