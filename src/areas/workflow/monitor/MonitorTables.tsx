import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { PlainTable } from '@/shared/display/PlainTable';
import { useOpenDialog } from '@/shared/display/useDialogs';
import { useFormats } from '@/shared/settings/useFormats';
import { FlowDrawer } from '../ui/FlowDrawer';
import { Age, useSpanWords } from '../ui/useWaitingWords';
import type { Monitor, MonitoredStep } from './monitor.api';

/** The number of tasks that wait at a step. */
export const waitingIn = ({ ages }: MonitoredStep) => (ages ?? []).reduce((all, one) => all + one, 0);

/** Names a step with its process. */
export function useStepName() {
  const { t } = useTranslation('workflow');
  return ({ procName, procDefKey, taskName, taskDefKey }: MonitoredStep) =>
    t('monitor.stepOf', { process: procName ?? procDefKey, step: taskName ?? taskDefKey });
}

/** The steps by the work that waits there: the waiting tasks times the average time of one. */
export function Bottlenecks({ monitor: { steps } }: { monitor: Monitor }) {
  const { t } = useTranslation('workflow');
  const { number } = useFormats();
  const span = useSpanWords();
  const nameOf = useStepName();
  const held = (step: MonitoredStep) => waitingIn(step) * (step.average ?? 0);
  return (
    <PlainTable<MonitoredStep>
      aria-label={t('monitor.bottlenecks')}
      rowKey={({ procDefKey, taskDefKey }) => `${procDefKey} ${taskDefKey}`}
      dataSource={(steps ?? []).toSorted((one, other) => held(other) - held(one))}
      locale={{ emptyText: t('monitor.none') }}
      columns={[
        { key: 'step', title: t('monitor.step'), render: (_, step) => nameOf(step) },
        {
          key: 'waiting',
          title: t('monitor.waitingNow'),
          align: 'right',
          render: (_, step) => number(waitingIn(step)),
        },
        { key: 'decided', title: t('monitor.decided'), align: 'right', render: (_, step) => number(step.decided ?? 0) },
        { dataIndex: 'average', title: t('monitor.average'), align: 'right', render: span },
        { dataIndex: 'p90', title: t('monitor.p90'), align: 'right', render: span },
        { key: 'held', title: t('monitor.held'), align: 'right', render: (_, step) => span(held(step) || null) },
      ]}
    />
  );
}

type Oldest = NonNullable<Monitor['oldest']>[number];

/** The tasks that have waited longest; each opens its request. */
export function OldestTasks({ monitor: { oldest } }: { monitor: Monitor }) {
  const { t } = useTranslation(['workflow', 'shared']);
  const open = useOpenDialog();
  return (
    <PlainTable<Oldest>
      aria-label={t('monitor.oldest')}
      rowKey="taskId"
      dataSource={oldest ?? []}
      locale={{ emptyText: t('monitor.noneWaits') }}
      columns={[
        {
          key: 'title',
          title: t('request.name'),
          render: (_, row) => {
            const title = row.title ?? row.procInstId;
            return (
              <Button
                type="link"
                size="small"
                style={{ padding: 0 }}
                onClick={() => open((close) => <FlowDrawer title={title} flow={row} onClose={close} />)}
              >
                {title}
              </Button>
            );
          },
        },
        { dataIndex: 'taskName', title: t('request.currentTask') },
        { key: 'age', title: t('waiting.title'), render: (_, { since }) => <Age since={since} /> },
        {
          key: 'people',
          title: t('waiting.for'),
          render: (_, { people }) => (people ?? []).join(t('shared:crud.comma')) || '-',
        },
      ]}
    />
  );
}

type ProcessFigures = NonNullable<Monitor['processes']>[number];

/** How many requests of each process run, how many ended in the period, and how long they took. */
export function ProcessTimes({ monitor: { processes } }: { monitor: Monitor }) {
  const { t } = useTranslation('workflow');
  const { number } = useFormats();
  const span = useSpanWords();
  return (
    <PlainTable<ProcessFigures>
      aria-label={t('monitor.processes')}
      rowKey="procDefKey"
      dataSource={processes ?? []}
      locale={{ emptyText: t('monitor.none') }}
      columns={[
        { key: 'name', title: t('flow.procName'), render: (_, { procName, procDefKey }) => procName ?? procDefKey },
        { key: 'running', title: t('monitor.running'), align: 'right', render: (_, row) => number(row.running ?? 0) },
        {
          key: 'finished',
          title: t('monitor.finished'),
          align: 'right',
          render: (_, row) => number(row.finished ?? 0),
        },
        { dataIndex: 'average', title: t('monitor.average'), align: 'right', render: span },
        { dataIndex: 'p90', title: t('monitor.p90'), align: 'right', render: span },
      ]}
    />
  );
}
