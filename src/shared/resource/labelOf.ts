import type { TFunction } from 'i18next';

/**
 * Returns the label of a resource's field. First looks for a message of the resource (`finance:invoice.amount`). Then
 * looks for a message of its area (`finance:amount`), and last for a message of all records (`shared:field.amount`). If
 * no message exists, returns the field's name.
 * @example
 * labelOf(t, invoices, 'amount') // 开票金额
 */
export function labelOf(t: TFunction, { messages }: { messages: string }, field: string): string {
  const [area = '', group] = messages.split(':');
  const keys = [...(group ? [`${area}:${group}.${field}`] : []), `${area}:${field}`, `shared:field.${field}`];
  // The default is empty, because i18next parses a default as a template, and the name may come from the server.
  const label: unknown = t(keys, { defaultValue: '', returnObjects: true });
  return typeof label === 'string' && label !== '' ? label : field; // a key may name a message group
}

/** The title of a resource's list, from `finance:invoice.title`. */
export const titleOf = (t: TFunction, { messages }: { messages: string }): string =>
  t(`${messages}${messages.includes(':') ? '.' : ':'}title`);
