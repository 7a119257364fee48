import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useSession } from '@/shared/auth/session';
import type { Column } from '@/shared/list/column';
import { present } from '@/shared/list/actions/present';
import { labelOf } from '@/shared/resource/labelOf';
import { type CheckedKind, isChecked } from './checks/askedChecks';
import { FailedCell } from './checks/FailedCell';
import { failedLines } from './checks/failedLines';
import { useCheckContext } from './checks/useChecks';
import { asAudited, type Reviewable, type ReviewKind, statesOf } from './review';
import { useCanReview } from './reviewer/offered';
import { waitingText } from './waiting/waitingTime';
import { WaitingTime } from './waiting/WaitingTime';

/** The longest waiting time, in days, that fits in the column without being cut. */
const LONG_WAIT = 9;

/** The columns right after the name: status, waiting time, failed checks, reviewer, review queue, submit time. */
export function useWaitingColumns<T extends Reviewable>(kind: ReviewKind<T>): Column<T>[] {
  const { t } = useTranslation('review');
  const failed = useFailedColumn(kind);
  const hasReviewers = useSession(({ config }) => config.reviewers);
  const hasQueues = useCanReview('move', kind.api);
  const asks = useSession(({ config }) => config.askMore);
  const long = t('age.days', { count: LONG_WAIT });
  const { field } = kind.moves.pass;
  // Every kind has the fields of all reviewed records.
  const own = (name: string) => name as keyof T & string;
  const titled = (name: string, usual: string) => ({
    field: own(name),
    title: name === usual ? t(`field.${usual}` as 'field.submitTime') : labelOf(t as TFunction, kind.api, name),
  });
  return present<Column<T>>([
    { ...titled(field, 'auditStatus'), dict: statesOf(kind), card: 'state', hiddenInTab: true },
    {
      key: 'waiting',
      title: t('field.waiting'),
      widest: asks ? `${long} · ${t('more.lapsed')}` : t('overdue.age', { age: long }),
      card: 'fact',
      text: (row) => waitingText(t, asAudited(kind, row)),
      render: (row) => (waitingText(t, asAudited(kind, row)) === '' ? '-' : <WaitingTime row={asAudited(kind, row)} />),
    },
    kind.checks && failed,
    hasReviewers && {
      field: own('reviewerName'),
      title: t('field.reviewerName'),
      text: ({ reviewerName: name, onBehalfOf: owner }: T) => (owner ? t('timeline.onBehalf', { name, owner }) : name),
    },
    hasQueues && {
      field: own('reviewQueue'),
      title: t('field.reviewQueue'),
      dict: 'biz_review_queue',
      filter: true,
    },
    { ...titled(kind.since ?? 'submitTime', 'submitTime'), kind: 'time', sort: true, filter: true },
  ]);
}

/** The column with a row's failed checks, with a filter if the server runs the checks. */
export function useFailedColumn<T extends { failedChecks?: string[] | null | undefined }>(
  kind: CheckedKind<T>,
): Column<T> {
  const { t } = useTranslation('review');
  const context = useCheckContext();
  // The server can filter only by its own checks.
  const serverChecks = useSession(({ config }) => config.auditChecks);
  return {
    field: 'failedChecks',
    title: t('field.failedChecks'),
    width: 'l',
    card: 'fact',
    text: (row) =>
      failedLines(kind, row, context)
        .map(({ brief }) => brief)
        .join(t('checks.comma')),
    render: (row) => (
      <FailedCell
        failed={failedLines(kind, row, context)}
        isUnknown={serverChecks && isChecked(kind, row) && !row.failedChecks}
      />
    ),
    ...(serverChecks && {
      filter: {
        isPlain: true,
        options: [
          { value: 'Y', label: t('checks.some') },
          { value: 'N', label: t('checks.none') },
        ],
      },
    }),
  };
}

/** The columns for reviewer and time of the decision. */
export function decidedColumns<T extends Reviewable>(t: TFunction<'review'>): Column<T>[] {
  return [
    { field: 'auditBy', title: t('review:field.auditBy') },
    { field: 'auditTime', title: t('review:field.auditTime'), kind: 'time', sort: true },
  ] as Column<Reviewable>[] as Column<T>[]; // every kind has the fields of all reviewed records
}
