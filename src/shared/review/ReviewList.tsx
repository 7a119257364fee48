import type { ReactNode } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Column } from '@/shared/list/column';
import { Can, useCan } from '@/shared/auth/Can';
import { useSession } from '@/shared/auth/session';
import { CrudTable } from '@/shared/list/CrudTable';
import type { StatusPart } from '@/shared/list/StatusTabs';
import { useListState } from '@/shared/list/useListState';
import { present } from '@/shared/list/actions/present';
import { MenuLink } from '@/shared/menu/MenuLink';
import { useLinkAction } from '@/shared/list/actions/useLinkAction';
import type { RowAction } from '@/shared/list/actions/RowActions';
import { useRemove } from '@/shared/list/actions/useRemove';
import { offers, type RecordMoves } from '@/shared/resource/transitions/recordMoves';
import { ExportButton } from '@/shared/list/transfer/ExportButton';
import { type PagedKind, type Reviewable, statesOf } from '@/shared/review/review';
import { prefetchRecord } from '@/shared/review/prefetchRecord';
import { forgetQueues } from '@/shared/review/useQueue';
import { BatchMenu } from './BatchMenu';
import { BatchDecision } from './decision/BatchDecision';
import { useCanReview } from './reviewer/offered';
import { useReviewerActions } from './reviewer/useReviewerActions';
import { Button } from 'antd';
import { useLazyDialog } from '@/shared/lazy/useLazyDialog';
import { useMergeAddress } from './merge/useMergeAddress';

interface ReviewListProps<T extends Reviewable> {
  kind: PagedKind<T> & { moves: RecordMoves<string, keyof T & string> };
  columns: readonly Column<T>[];
  /** Content above the list. */
  above?: ReactNode;
  /** Returns a record's actions other than opening its review. */
  actions?: (row: T) => readonly RowAction[];
}

/**
 * The list page of reviewed records, with status tabs, batch decisions and export. A record opened from the list is
 * part of the list's queue. If the kind's `moves` contain `remove`, the list offers to remove records.
 * @example
 * <ReviewList kind={schools} columns={columns} />
 */
export function ReviewList<T extends Reviewable>(props: ReviewListProps<T>) {
  const { kind, columns, above, actions } = props;
  const { t } = useTranslation(['review', 'shared']);
  const { api, address, moves } = kind;
  const { permission, nameOf } = api;
  const client = useQueryClient();
  const mayRead = useCan(`${permission}:get`);
  const remove = useRemove(api);
  const link = useLinkAction();
  const { query: queue } = useListState(address, api.path);
  const queryOf = (row: T) => ({ id: api.idOf(row), queue });
  const onOpen = () => forgetQueues(client, api.path);
  const prefetch = (row: T) => void prefetchRecord(client, kind, api.idOf(row));

  const reviewerActions = useReviewerActions(kind);
  const hasReviewers = useSession(({ config }) => config.reviewers);
  const canPutOff = useCanReview('later', api);

  const rowActions = (row: T) =>
    present<RowAction>([
      ...link(kind.detailKey, queryOf(row), {
        label: t(offers(moves.pass, row) ? 'verb.review' : 'verb.read'),
        permission: `${permission}:get`,
        onOpen,
      }),
      ...(actions?.(row) ?? []),
      ...reviewerActions(row),
      moves.remove && {
        label: t('shared:action.remove'),
        permission: moves.remove.permission,
        danger: true,
        disabledReason: !offers(moves.remove, row) && t('shared:crud.off.now'),
        onClick: () => remove([row]),
      },
    ]);

  const [name, ...others] = columns;
  const all: Column<T>[] = [
    {
      ...name,
      title: name?.title ?? '',
      card: 'name',
      shown: nameOf,
      render: (row) =>
        mayRead ? (
          <MenuLink to={kind.detailKey} query={queryOf(row)} onClick={onOpen} onPointerEnter={() => prefetch(row)}>
            {nameOf(row)}
          </MenuLink>
        ) : (
          nameOf(row)
        ),
    },
    ...others,
  ];

  const list = { api, address, columns: all };
  return (
    <>
      {above}
      <CrudTable
        {...list}
        states={statesOf(kind)}
        stateParts={present<StatusPart>([
          hasReviewers && { filter: 'reviewer', value: 'mine', label: t('reviewer.mine') },
          hasReviewers && { filter: 'reviewer', value: 'none', label: t('reviewer.none') },
          canPutOff && { filter: 'later', value: 'Y', label: t('later.tab') },
        ])}
        actions={rowActions}
        toolbar={
          <>
            <MergesButton kind={kind} />
            <ExportButton {...list} />
          </>
        }
        batch={(rows, clear) => (
          <>
            <Can permission={`${permission}:audit`}>
              <BatchDecision kind={kind} rows={rows} onDone={clear} />
            </Can>
            <BatchMenu kind={kind} rows={rows} onDone={clear} />
          </>
        )}
      />
    </>
  );
}

const loadMerges = () => import('./merge/MergesDialog');

/** A toolbar button that opens the merges of the last 30 days, which can be undone. */
function MergesButton<T extends Reviewable>({ kind }: { kind: Pick<PagedKind<T>, 'api'> }) {
  const { t } = useTranslation('review');
  const open = useLazyDialog(loadMerges);
  const show = () => open(({ MergesDialog }, close) => <MergesDialog api={kind.api} onClose={close} />);
  return useMergeAddress(kind.api) && <Button onClick={show}>{t('merge.list')}</Button>;
}
