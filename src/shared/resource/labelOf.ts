import type { TFunction } from 'i18next';

/**
 * The label of a resource's field: that of the resource (`finance:invoice.amount`), else of its area (`finance:amount`),
 * else the one all records share (`shared:field.amount`). A field with none of them is shown by its own name.
 *
 * @example
 * labelOf(t, invoices, 'amount') // 开票金额
 */
export function labelOf(t: TFunction, { messages }: { messages: string }, field: string): string {
  const [area = '', group] = messages.split(':');
  return t([...(group ? [`${area}:${group}.${field}`] : []), `${area}:${field}`, `shared:field.${field}`]);
}

/** The title of a resource's list, `finance:invoice.title`. */
export const titleOf = (t: TFunction, { messages }: { messages: string }): string =>
  t(`${messages}${messages.includes(':') ? '.' : ':'}title`);
