import type { TFunction } from 'i18next';
import type { Decision } from './entry';

/** The text for a group of decisions that will be sent: "将通过 …", "将驳回 22 条". `t` must have the namespace `shared`. */
export const willText = (t: TFunction<['review', 'shared']> | TFunction, group: readonly Decision[]) =>
  textOf(t as TFunction, 'will', group);

/** The text for decisions that the server has made: "已通过 …", "已驳回 22 条". */
export const doneText = (t: TFunction, group: readonly Decision[]) => textOf(t, 'done', group);

function textOf(t: TFunction, tense: 'will' | 'done', group: readonly Decision[]): string {
  const [first] = group;
  if (!first) return '';
  const { verb, label, name } = first;
  const known = verb === 'pass' || verb === 'reject' || verb === 'ask' ? verb : 'other';
  return group.length === 1
    ? t(`shared:outbox.${tense}.${known}`, { name, label })
    : t(`shared:outbox.${tense}Many.${known}`, { count: group.length, label });
}
