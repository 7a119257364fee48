import { useFormats } from '@/shared/settings/useFormats';
import { instantOf } from '@/shared/settings/times';
import { useTranslation } from 'react-i18next';
import type { Waiting } from '../flow/flow.api';
import styles from './flow.module.css';

/** Max number of names to list. The other names are only counted. */
const NAMED = 3;

/** Returns functions that format whom a step is waiting for, and how long. `isLate` is true for an overdue step. */
export function useWaitingTexts() {
  const { t } = useTranslation(['workflow', 'shared']);
  const span = useSpanText();
  const comma = t('shared:crud.comma');

  function who({ assignee, owner, people, roles }: Pick<Partial<Waiting>, 'assignee' | 'owner' | 'people' | 'roles'>) {
    if (assignee)
      return owner ? t('waiting.handedOn', { name: assignee, owner }) : t('waiting.claimed', { name: assignee });
    const names = people ?? [];
    const shown = names.slice(0, NAMED).join(comma);
    const all = names.length > NAMED ? t('waiting.andMore', { names: shown, total: names.length }) : shown;
    const by = (roles ?? []).join(comma);
    return by && all ? t('waiting.byRole', { names: all, roles: by }) : all || by;
  }

  return {
    who,
    /** Formats for whom several steps wait. Each step is named if there is more than one. */
    all: (steps: readonly Waiting[]) =>
      // If several users decide a step together, each has a task of their own.
      [...new Set(steps.map(({ taskName }) => taskName))]
        .map((step, _, names) => {
          const people = steps.filter(({ taskName }) => taskName === step).map(who);
          return names.length > 1 ? t('waiting.step', { step, who: people.join(comma) }) : people.join(comma);
        })
        .join('；'),
    /** Formats how much time has passed since a server time, in the largest fitting unit. */
    age: (since: string | null | undefined) => (since ? span(Date.now() - instantOf(since)) : '-'),
    isLate: (due: string | null | undefined) => Date.now() > instantOf(due),
  };
}

/** The time for which a step has been waiting; red and labeled as overdue after its due date. */
export function Age({ since, due }: { since: string | null | undefined; due?: string | null | undefined }) {
  const { t } = useTranslation('workflow');
  const { age, isLate } = useWaitingTexts();
  const { time } = useFormats();
  return isLate(due) ? (
    <strong className={styles.late} title={t('waiting.due', { time: time(due) })}>
      {t('waiting.late', { span: age(since) })}
    </strong>
  ) : (
    <>{age(since)}</>
  );
}

const UNITS = [
  ['days', 86_400_000],
  ['hours', 3_600_000],
  ['minutes', 60_000],
] as const;

/**
 * Formats milliseconds in the largest fitting unit, from days to minutes, with at most one decimal. Formats less than a
 * minute as a text, and an unknown duration as `-`.
 */
export function useSpanText(): (millis: number | null | undefined) => string {
  const { t, i18n } = useTranslation('workflow');
  return (millis) => {
    if (typeof millis !== 'number' || !Number.isFinite(millis) || millis < 0) return '-';
    const [unit, size] = UNITS.find(([, one]) => millis >= one) ?? [];
    if (!unit) return t('span.moment');
    const count = Math.floor((millis / size) * 10) / 10;
    return t(`span.${unit}`, { count, shown: count.toLocaleString(i18n.language) });
  };
}
