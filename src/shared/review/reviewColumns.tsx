import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useSession } from '@/shared/auth/session';
import type { Column } from '@/shared/list/column';
import type { CheckedKind } from './checks/askedChecks';
import { FailedCell } from './checks/FailedCell';
import { failedLines } from './checks/failedLines';
import { useCheckContext } from './checks/useChecks';
import type { Reviewable } from './review';
import { useCanMove } from './reviewer/useReviewerActions';
import { waitingText } from './waiting/waitingTime';
import { WaitingTime } from './waiting/WaitingTime';

/** A usual number of days. */
const LONG_WAIT = 9;

/** The columns right after the name: status, waiting time, failed checks, submit time. */
export function useWaitingColumns<T extends Reviewable>(kind: CheckedKind<T>): Column<T>[] {
  const { t } = useTranslation('review');
  const context = useCheckContext();
  // The server can filter only by its own checks.
  const checksThere = useSession(({ config }) => config.auditChecks);
  const hasReviewers = useSession(({ config }) => config.reviewers);
  const hasQueues = useCanMove(kind.api);
  const asks = useSession(({ config }) => config.askMore);
  const long = t('age.days', { count: LONG_WAIT });
  const columns: Column<Reviewable>[] = [
    { field: 'auditStatus', title: t('field.auditStatus'), dict: 'biz_audit_status', card: 'state', hiddenInTab: true },
    {
      key: 'waiting',
      title: t('field.waiting'),
      widest: asks ? `${long} · ${t('more.lapsed')}` : t('overdue.age', { age: long }),
      card: 'fact',
      text: (row) => waitingText(t, row),
      render: (row) => (waitingText(t, row) === '' ? '-' : <WaitingTime row={row} />),
    },
  ];
  const since: Column<Reviewable> = {
    field: 'submitTime',
    title: t('field.submitTime'),
    kind: 'time',
    sort: true,
    filter: true,
  };
  const reviewer: Column<Reviewable> = {
    field: 'reviewerName',
    title: t('field.reviewerName'),
    text: ({ reviewerName: name, onBehalfOf: owner }) => (owner ? t('timeline.onBehalf', { name, owner }) : name),
  };
  const queue: Column<Reviewable> = {
    field: 'reviewQueue',
    title: t('field.reviewQueue'),
    dict: 'biz_review_queue',
    filter: true,
  };
  const failed: Column<T> = {
    field: 'failedChecks' as keyof T & string, // every kind has the fields of all reviewed records
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
        isUnknown={checksThere && row.auditStatus === '0' && !row.failedChecks}
      />
    ),
    ...(checksThere && {
      filter: {
        options: [
          { value: 'Y', label: t('checks.some') },
          { value: 'N', label: t('checks.none') },
        ],
      },
    }),
  };
  const [first, last] = [
    columns,
    [...(hasReviewers ? [reviewer] : []), ...(hasQueues ? [queue] : []), since],
  ] as Column<Reviewable>[][] as Column<T>[][]; // as above
  return [...(first ?? []), ...(kind.checks ? [failed] : []), ...(last ?? [])];
}

/** The columns for reviewer and time of the decision. */
export function decidedColumns<T extends Reviewable>(t: TFunction<'review'>): Column<T>[] {
  return [
    { field: 'auditBy', title: t('review:field.auditBy') },
    { field: 'auditTime', title: t('review:field.auditTime'), kind: 'time', sort: true },
  ] as Column<Reviewable>[] as Column<T>[]; // every kind has the fields of all reviewed records
}
