import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { optionalCall } from '@/shared/api/optional';
import { useSession } from '@/shared/auth/session';
import { answered, askedQuery, type CheckedKind, isChecked, serverFailed, withServerChecks } from './askedChecks';
import { type Check, type CheckContext, fails, isOpen, isUnknown } from '@/shared/record/marks/check';
import { precedentsQuery } from './precedents';

/** The context of a check, besides the record itself. */
export function useCheckContext(): CheckContext {
  const { t, i18n } = useTranslation('review');
  const keywords = useSession(({ config }) => config.auditWords);
  return { t, language: i18n.language, keywords };
}

/** The checks of a record under review, and the values derived from them. */
export type Checks = ReturnType<typeof useChecks>;

/**
 * The checks of a record. In `all`, failed checks come first and checks without a result second. These two groups are
 * also in `open`. If a pending record has failed checks, fetches `precedents` after all checks are done.
 */
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
  const isSettled = all.every(({ found }) => found !== 'running');
  const failed = all.filter(fails).map(({ name }) => name);
  const url = `${kind.api.path}/precedents`;
  const enabled = isSettled && failed.length > 0 && isChecked(kind, row) && optionalCall({ url }) !== undefined;
  const { data } = useQuery(precedentsQuery(kind.api, failed, { enabled }));
  // A decided record shows no precedents, even if a pending record with the same failed checks has cached them.
  const precedents = enabled && data && data.total > 0 ? data : undefined;
  return {
    all: [...all.filter(fails), ...all.filter(isUnknown), ...all.filter((check) => !isOpen(check))],
    open: all.filter(isOpen),
    precedents,
    /** Reruns the checks whose request failed. Undefined if no request failed. */
    again: answers.some(({ isError }) => isError)
      ? () => answers.forEach((answer) => answer.isError && void answer.refetch())
      : undefined,
  };
}
