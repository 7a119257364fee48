import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSession } from '@/shared/auth/session';
import { answered, askedQuery, type CheckedKind, serverFailed, withServerChecks } from './askedChecks';
import { type Check, type CheckContext, fails, isOpen, isUnknown } from '@/shared/record/marks/check';

/** The input of checks other than the record. */
export function useCheckContext(): CheckContext {
  const { t } = useTranslation('review');
  const keywords = useSession(({ config }) => config.auditWords);
  return { t, keywords };
}

/** The checks of a record: failed ones first, then those without a result; `open` contains both. */
export function useChecks<T extends object>(kind: CheckedKind<T>, row: T) {
  const context = useCheckContext();
  const client = useQueryClient();
  const asked = kind.checks?.asked ?? [];
  const answers = useQueries({ queries: asked.map((check) => askedQuery(kind, row, check)) });
  const made: Check[] = [
    ...(kind.checks?.of(row, context) ?? []),
    ...asked.map((check, index) => answered(context, check, answers[index]?.data, answers[index]?.isError === true)),
  ];
  const all = kind.checks ? withServerChecks(made, serverFailed(client, kind, row), context) : made;
  return {
    all: [...all.filter(fails), ...all.filter(isUnknown), ...all.filter((check) => !isOpen(check))],
    open: all.filter(isOpen),
    /** Reruns the checks whose request failed; undefined when there are none. */
    again: answers.some(({ isError }) => isError)
      ? () => answers.forEach((answer) => answer.isError && void answer.refetch())
      : undefined,
  };
}
