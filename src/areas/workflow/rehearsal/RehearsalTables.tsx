import { useTranslation } from 'react-i18next';
import { PlainTable } from '@/shared/display/PlainTable';
import { useFormats } from '@/shared/settings/useFormats';
import type { Load, Rehearsed } from './rehearse';
import type { Shown } from './useRehearsal';

const PAGE = { pageSize: 20, showSizeChanger: false, hideOnSinglePage: true };

/** Shows the actual steps and deciders of each request beside the steps and deciders that the diagram would lead to. */
export function RequestTable({ shown: { requests, nameOf } }: { shown: Shown }) {
  const { t } = useTranslation(['workflow', 'shared']);
  const comma = t('shared:crud.comma');
  const lineOf = (step: string, ids: readonly string[]) =>
    t('waiting.step', { step, who: ids.map(nameOf).join(comma) || '-' });
  return (
    <PlainTable<Rehearsed>
      aria-label={t('rehearsal.requests')}
      rowKey={({ past }) => past.procInstId}
      dataSource={requests}
      pagination={PAGE}
      columns={[
        { key: 'title', title: t('request.name'), render: (_, { past }) => past.title ?? past.procInstId },
        {
          key: 'had',
          title: t('rehearsal.had'),
          render: (_, { past }) =>
            (past.decisions ?? []).map(({ taskDefKey, taskName, deciderId }, index) => (
              <div key={`${taskDefKey} ${String(index)}`}>
                {lineOf(taskName ?? taskDefKey, deciderId ? [String(deciderId)] : [])}
              </div>
            )),
        },
        {
          key: 'would',
          title: t('rehearsal.would'),
          render: (_, { would }) =>
            would.map(({ id, name, deciders }, index) => (
              <div key={`${id} ${String(index)}`}>{lineOf(name, deciders)}</div>
            )),
        },
        {
          key: 'end',
          title: t('rehearsal.end'),
          render: (_, { ended, stoppedAt }) =>
            ended === 'stopped' && stoppedAt
              ? t('rehearsal.stoppedAt', { name: stoppedAt })
              : t(`rehearsal.ended.${ended}`),
        },
      ]}
    />
  );
}

/**
 * Shows how many decisions each person made in the last year. Also shows how many decisions the person would have made
 * with the diagram.
 */
export function LoadTable({ shown: { loads, nameOf } }: { shown: Shown }) {
  const { t } = useTranslation('workflow');
  const { number } = useFormats();
  return (
    <PlainTable<Load>
      aria-label={t('rehearsal.loads')}
      rowKey="userId"
      dataSource={loads}
      pagination={PAGE}
      columns={[
        { dataIndex: 'userId', title: t('monitor.person'), render: nameOf },
        { dataIndex: 'before', title: t('rehearsal.before'), align: 'right', render: number },
        {
          dataIndex: 'after',
          title: t('rehearsal.after'),
          align: 'right',
          render: (after: number) => number(Math.round(after * 10) / 10),
        },
      ]}
    />
  );
}
