import { useQueries } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSession } from '@/shared/auth/session';
import { answered, askedQuery, type CheckedKind } from './askedChecks';
import { type Check, type CheckContext, fails } from './check';

/** What checks are told besides the record. */
export function useCheckContext(): CheckContext {
  const { t } = useTranslation('review');
  const words = useSession(({ config }) => config.auditWords);
  return { t, words };
}

/** The checks of a record, failed ones first; `asking` while some have not answered. */
export function useChecks<T extends object>(kind: CheckedKind<T>, row: T) {
  const context = useCheckContext();
  const asked = kind.checks?.asked ?? [];
  const answers = useQueries({ queries: asked.map((check) => askedQuery(kind, row, check)) });
  const all: Check[] = [
    ...(kind.checks?.of(row, context) ?? []),
    ...asked.map((check, index) => answered(context, check, answers[index]?.data, answers[index]?.isError === true)),
  ];
  const failed = all.filter(fails);
  return {
    all: [...failed, ...all.filter((check) => !fails(check))],
    failed,
    asking: answers.some(({ isPending }) => isPending),
  };
}
