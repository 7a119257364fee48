/** What a condition may ask: hours of leave, or an amount in yuan. */
export const FIELDS = ['duration', 'money'] as const;
/** How it may compare. */
export const OPERATORS = ['>', '>=', '<', '<=', '==', '!='] as const;

/** When a flow out of an exclusive gateway is taken. */
export interface Condition {
  field: (typeof FIELDS)[number];
  operator: (typeof OPERATORS)[number];
  value: number;
  /** Only after the last step was passed, `result == 2` (docs/contract#2.E). */
  approved: boolean;
}

const TEXT = /^\s*\$\{\s*(duration|money)\s*(>=|<=|==|!=|>|<)\s*(\d+(?:\.\d+)?)\s*(&&\s*result\s*==\s*2\s*)?\}\s*$/;

/** A condition as the drawing holds it: `${duration > 24 && result == 2}`. */
export const writeCondition = ({ field, operator, value, approved }: Condition): string =>
  `\${${field} ${operator} ${value}${approved ? ' && result == 2' : ''}}`;

/** The condition of a text; undefined when it is written in another way. */
export function readCondition(text: string): Condition | undefined {
  const [, field, operator, value, approved] = TEXT.exec(text) ?? [];
  if (field === undefined) return undefined;
  // The pattern lets nothing else through.
  return { field, operator, value: Number(value), approved: approved !== undefined } as Condition;
}
