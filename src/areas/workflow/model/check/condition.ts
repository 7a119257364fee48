/** The variables a condition may use: hours of leave, or an amount in yuan. */
export const FIELDS = ['duration', 'money'] as const;
export const OPERATORS = ['>', '>=', '<', '<=', '==', '!='] as const;

/** The condition for a flow out of an exclusive gateway. */
export interface Condition {
  field: (typeof FIELDS)[number];
  operator: (typeof OPERATORS)[number];
  value: number;
  /** True to require that the last step was passed, `result == 2` (docs/contract#2.E). */
  approved: boolean;
}

/** The condition of a flow that only rejected requests take. */
export const IF_REJECTED = '${result == 3}';

const TEXT = /^\s*\$\{\s*(duration|money)\s*(>=|<=|==|!=|>|<)\s*(\d+(?:\.\d+)?)\s*(&&\s*result\s*==\s*2\s*)?\}\s*$/;

/** Formats a condition as an expression: `${duration > 24 && result == 2}`. */
export const writeCondition = ({ field, operator, value, approved }: Condition): string =>
  `\${${field} ${operator} ${value}${approved ? ' && result == 2' : ''}}`;

/** Parses an expression; returns undefined when it has another form. */
export function readCondition(text: string): Condition | undefined {
  const [, field, operator, value, approved] = TEXT.exec(text) ?? [];
  if (field === undefined) return undefined;
  // The pattern matches only values of these types.
  return { field, operator, value: Number(value), approved: approved !== undefined } as Condition;
}

/** True when a process's form has every field used in a condition: leave has hours, an expense has an amount. */
export function asks(condition: string, key: string): boolean {
  const form = { leave: ['duration'], 's-leave': ['duration'], purchase: ['money'] }[key] ?? FIELDS;
  return FIELDS.every((field) => form.includes(field) || !new RegExp(`\\b${field}\\b`).test(condition));
}

/** The comparisons of conditions, by their sign. */
const COMPARISONS: Readonly<Record<string, (one: number, other: number) => boolean>> = {
  '>': (one, other) => one > other,
  '>=': (one, other) => one >= other,
  '<': (one, other) => one < other,
  '<=': (one, other) => one <= other,
  '==': (one, other) => one === other,
  '!=': (one, other) => one !== other,
};

/** True when a comparison holds; false for an unknown sign. */
export const holds = (one: number, sign: string, other: number) => COMPARISONS[sign]?.(one, other) ?? false;

/** True when a parsed condition holds for an example value and result. */
export const meets = ({ operator, value, approved }: Condition, example: number, passed: boolean): boolean =>
  holds(example, operator, value) && (passed || !approved);
