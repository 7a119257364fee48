import { useQueryClient } from '@tanstack/react-query';
import { Alert, Button, Skeleton } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TableFailure } from '@/shared/display/TableFailure';
import type { Id } from '@/shared/lib/id';
import { wordOf } from '@/shared/lib/wordOf';
import { useAskedChange } from '@/shared/list/actions/useAskedChange';
import { BackToList } from '@/shared/menu/BackToList';
import { MenuLink } from '@/shared/menu/MenuLink';
import type { FactGroup } from '@/shared/record/Facts';
import { Section } from '@/shared/record/Section';
import { useFormats } from '@/shared/settings/useFormats';
import type { PagedKind, Reviewable } from '../review';
import { forgetQueues } from '../useQueue';
import { type Merge, mergeRecords, type MergePlan } from './merge.api';
import shared from '../review.module.css';
import styles from './merge.module.css';
import { MergeTable } from './MergeTable';
import { useMergeForm } from './useMergeForm';
import { useRefetchAll, useUndoMerge } from './useUndoMerge';

interface MergeRecordsProps<T extends Reviewable> {
  kind: PagedKind<T>;
  /** All facts of a record. */
  groups: readonly FactGroup<T>[];
  one: Id;
  other: Id;
}

/** A merge that was just made. */
type Done = Pick<Merge, 'id' | 'keepId' | 'keepName' | 'dropName' | 'until'>;

/**
 * Merges two records of a kind. Shows the fields of the records side by side, and how many rows move to the kept
 * record. After the merge, offers to undo the merge. If the server refuses the merge, keeps the user's choices and
 * shows the current records.
 */
export function MergeRecords<T extends Reviewable>({ kind, groups, one, other }: MergeRecordsProps<T>) {
  const [done, setDone] = useState<Done>();
  return (
    <div className={shared.page}>
      {done ? (
        <Merged kind={kind} done={done} onUndone={() => setDone(undefined)} />
      ) : (
        <MergeForm kind={kind} groups={groups} one={one} other={other} onDone={setDone} />
      )}
    </div>
  );
}

function MergeForm<T extends Reviewable>(props: MergeRecordsProps<T> & { onDone: (done: Done) => void }) {
  const { kind, groups, one, other, onDone } = props;
  const { t } = useTranslation('merge');
  const { time } = useFormats();
  const { api } = kind;
  const client = useQueryClient();
  const ask = useAskedChange(api.path);
  const refetchAll = useRefetchAll();
  const { rows, ...form } = useMergeForm({ api, ids: { left: one, right: other }, groups });
  const { plan, keep, drop, pair, take, differing } = form;
  if (!rows) {
    if (!form.error) return <Skeleton active paragraph={{ rows: 10 }} />;
    return (
      <>
        <TableFailure error={form.error} onRetry={form.retry} />
        <BackToList list={kind.listKey} />
      </>
    );
  }
  const names = { keep: api.nameOf(rows[keep]), drop: api.nameOf(rows[drop]) };

  function submit({ version, until, moves }: MergePlan) {
    if (!rows) return;
    const taken = Object.fromEntries(take.map((field) => [field, rows[drop][field]]));
    const keepName = api.nameOf({ ...rows[keep], ...taken });
    ask({
      title: t('ask', names),
      content: (
        <>
          {t('effect', names)}
          <Moves moves={moves} />
          {t('until', { time: time(until) })}
        </>
      ),
      okText: t('review:merge.action'),
      done: '',
      run: async () => {
        const id = await mergeRecords(api, { ...pair, take, version });
        forgetQueues(client, api.path);
        onDone({ id, until, keepId: pair.keepId, keepName, dropName: names.drop });
        await refetchAll();
      },
    });
  }

  return (
    <>
      <Section title={t('of', { left: api.nameOf(rows.left), right: api.nameOf(rows.right) })}>
        <p>{t(plan.data && differing.length === 0 ? 'same' : 'hint')}</p>
        <MergeTable kind={kind} groups={groups} rows={rows} form={form} />
      </Section>
      <Section title={t('moves')}>
        {(plan.isPending || plan.isPlaceholderData) && <Skeleton active paragraph={{ rows: 2 }} title={false} />}
        {plan.isError && <TableFailure error={plan.error} onRetry={() => void plan.refetch()} />}
        {plan.data && !plan.isPlaceholderData && <Moves moves={plan.data.moves} />}
        <div className={styles.foot}>
          <Button
            type="primary"
            loading={plan.isFetching}
            disabled={!plan.data || plan.isError}
            onClick={() => plan.data && submit(plan.data)}
          >
            {t('review:merge.action')}
          </Button>
          <BackToList list={kind.listKey} />
        </div>
      </Section>
    </>
  );
}

/** Shows how many rows of each kind move to the kept record. */
function Moves({ moves }: Pick<MergePlan, 'moves'>) {
  const { t } = useTranslation('merge');
  if (moves.length === 0) return <p>{t('noMoves')}</p>;
  return (
    <ul>
      {moves.map((move) => {
        const kind = wordOf(t, 'kind', move.kind);
        return <li key={move.kind}>{move.count === null ? kind : t('count', { kind, count: move.count })}</li>;
      })}
    </ul>
  );
}

interface MergedProps<T extends Reviewable> {
  kind: PagedKind<T>;
  done: Done;
  onUndone: () => void;
}

/** Shows which records were merged, and until when the user can undo the merge. Has a button to undo the merge. */
function Merged<T extends Reviewable>({ kind, done, onUndone }: MergedProps<T>) {
  const { t } = useTranslation('merge');
  const { time } = useFormats();
  const undo = useUndoMerge(kind.api);
  return (
    <>
      <Alert
        type="success"
        showIcon
        title={t('done', { drop: done.dropName, keep: done.keepName })}
        description={t('until', { time: time(done.until) })}
        action={<Button onClick={() => undo(done, onUndone)}>{t('undo')}</Button>}
      />
      <p className={styles.foot}>
        <MenuLink to={kind.detailKey} query={{ id: done.keepId }}>
          {t('open', { name: done.keepName })}
        </MenuLink>
        <BackToList list={kind.listKey} />
      </p>
    </>
  );
}
