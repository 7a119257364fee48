import type { TFunction } from 'i18next';

/**
 * The label of a resource's field: the resource's own (`finance:invoice.amount`), else its area's (`finance:amount`),
 * else the one shared by all records (`shared:field.amount`), else the field's name.
 * @example
 * labelOf(t, invoices, 'amount') // 开票金额
 */
export function labelOf(t: TFunction, { messages }: { messages: string }, field: string): string {
  const [area = '', group] = messages.split(':');
  const keys = [...(group ? [`${area}:${group}.${field}`] : []), `${area}:${field}`, `shared:field.${field}`];
  // An empty default, because a default is parsed as a template, and the name may be a server's text.
  const label: unknown = t(keys, { defaultValue: '', returnObjects: true });
  return typeof label === 'string' && label !== '' ? label : field; // a group of texts may have the field's name
}

/** The title of a resource's list, `finance:invoice.title`. */
export const titleOf = (t: TFunction, { messages }: { messages: string }): string =>
  t(`${messages}${messages.includes(':') ? '.' : ':'}title`);
