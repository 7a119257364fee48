import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useOpenDialog } from '@/shared/display/useDialogs';
import { FlowDrawer } from '../ui/FlowDrawer';
import { useSpanText, useWaitingTexts } from '../ui/useWaitingTexts';
import type { Monitor, MonitoredStep } from './monitor.api';
import styles from './monitor.module.css';
import { SheetCard } from './SheetCard';

/** The number of tasks pending at a step. */
export const waitingIn = ({ ages }: MonitoredStep) => (ages ?? []).reduce((all, one) => all + one, 0);

/** Returns a function that formats the name of a step together with the name of its process. */
export function useStepName() {
  const { t } = useTranslation('workflow');
  return ({ procName, procDefKey, taskName, taskDefKey }: MonitoredStep) =>
    t('monitor.stepOf', { process: procName ?? procDefKey, step: taskName ?? taskDefKey });
}

/** The steps, sorted by pending work: the number of pending tasks times the average time of a task. */
export function Bottlenecks({ monitor: { steps } }: { monitor: Monitor }) {
  const { t } = useTranslation('workflow');
  const span = useSpanText();
  const nameOf = useStepName();
  const held = (step: MonitoredStep) => waitingIn(step) * (step.average ?? 0);
  return (
    <SheetCard<MonitoredStep>
      title={t('monitor.bottlenecks')}
      rowKey={({ procDefKey, taskDefKey }) => `${procDefKey} ${taskDefKey}`}
      rows={(steps ?? []).toSorted((one, other) => held(other) - held(one))}
      empty={t('monitor.none')}
      columns={[
        { title: t('monitor.step'), cell: nameOf },
        { title: t('monitor.waitingNow'), cell: waitingIn },
        { title: t('monitor.decided'), cell: ({ decided }) => decided ?? 0 },
        { title: t('monitor.average'), cell: ({ average }) => span(average) },
        { title: t('monitor.p90'), cell: ({ p90 }) => span(p90) },
        { title: t('monitor.held'), cell: (step) => span(held(step) || null) },
      ]}
    >
      <p className={styles.lead}>{t('monitor.bottlenecksHint')}</p>
    </SheetCard>
  );
}

type Oldest = NonNullable<Monitor['oldest']>[number];

/** The tasks that have been pending the longest. Each opens its request. */
export function OldestTasks({ monitor: { oldest } }: { monitor: Monitor }) {
  const { t } = useTranslation(['workflow', 'shared']);
  const { age } = useWaitingTexts();
  const open = useOpenDialog();
  const titleOf = ({ title, procInstId }: Oldest) => title ?? procInstId;
  return (
    <SheetCard<Oldest>
      title={t('monitor.oldest')}
      rowKey="taskId"
      rows={oldest ?? []}
      empty={t('monitor.noneWaits')}
      columns={[
        {
          title: t('request.name'),
          cell: titleOf,
          render: (row) => (
            <Button
              type="link"
              size="small"
              style={{ padding: 0 }}
              onClick={() => open((close) => <FlowDrawer title={titleOf(row)} flow={row} onClose={close} />)}
            >
              {titleOf(row)}
            </Button>
          ),
        },
        { title: t('request.currentTask'), cell: ({ taskName }) => taskName ?? '' },
        { title: t('waiting.title'), cell: ({ since }) => age(since) },
        { title: t('waiting.for'), cell: ({ people }) => (people ?? []).join(t('shared:crud.comma')) || '-' },
      ]}
    />
  );
}

type ProcessFigures = NonNullable<Monitor['processes']>[number];

/**
 * Shows for each process how many requests are running. Also shows how many requests ended in the period, and how long
 * the ended requests took.
 */
export function ProcessTimes({ monitor: { processes } }: { monitor: Monitor }) {
  const { t } = useTranslation('workflow');
  const span = useSpanText();
  return (
    <SheetCard<ProcessFigures>
      title={t('monitor.processes')}
      rowKey="procDefKey"
      rows={processes ?? []}
      empty={t('monitor.none')}
      columns={[
        { title: t('flow.procName'), cell: ({ procName, procDefKey }) => procName ?? procDefKey },
        { title: t('monitor.running'), cell: ({ running }) => running ?? 0 },
        { title: t('monitor.finished'), cell: ({ finished }) => finished ?? 0 },
        { title: t('monitor.average'), cell: ({ average }) => span(average) },
        { title: t('monitor.p90'), cell: ({ p90 }) => span(p90) },
      ]}
    />
  );
}
