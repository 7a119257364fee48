import { useQuery } from '@tanstack/react-query';
import { Alert, Button, Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { useFormats } from '@/shared/settings/useFormats';
import { type Business, formOf } from '../flow/request.resource';
import { type Waiting, waitingQuery } from '../flow/flow.api';
import { FormFacts } from './FormFacts';
import styles from './flow.module.css';
import { drawingQuery, type Flow, historyQuery, requestQuery } from '../flow/flow.queries';
import { useSession } from '@/shared/auth/session';
import { TableFailure } from '@/shared/display/TableFailure';
import { Section } from '@/shared/record/Section';
import { useUrge } from './useUrge';
import { isPassed, useSigningText } from './useSigningText';
import { useWaitingTexts } from './useWaitingTexts';
import { Diagram } from './Diagram';
import { FlowHistory } from './FlowHistory';

/** The content of a request, and below it the diagram with the progress and the history, side by side. */
export function FlowSheet({ businessKey, procDefKey, procDefId, procInstId, taskId }: Flow) {
  const { t } = useTranslation('workflow');
  const kind = formOf(procDefKey);
  const { data } = useQuery(requestQuery(businessKey));
  const waiting = useQuery(waitingQuery(procInstId)).data ?? [];
  return (
    <div className={styles.sheet}>
      {/* Status 4: stopped because a step had no candidate (docs/contract#2.23). */}
      {data?.status === 4 && <Alert type="warning" showIcon title={t('request.brokenOff')} className={styles.note} />}
      <WaitsFor waiting={waiting} request={data} />
      {businessKey ? (
        <FormFacts kind={kind} businessKey={businessKey} taskId={taskId} />
      ) : (
        <Alert type="info" showIcon title={t('request.noForm')} className={styles.note} />
      )}
      <FlowPicture key={procInstId} flow={{ businessKey, procDefId, procInstId }} request={data} waiting={waiting} />
    </div>
  );
}

/** The users for whom a request waits, shown at the top. The applicant can remind them. */
function WaitsFor({ waiting, request }: { waiting: readonly Waiting[]; request: Business | undefined }) {
  const { t } = useTranslation('workflow');
  const { all, age } = useWaitingTexts();
  const { time } = useFormats();
  const urging = useUrge();
  const own = useSession(({ user }) => request?.userId && String(request.userId) === String(user?.userId));
  const [first] = waiting;
  if (!first) return null;
  return (
    <Alert
      type="info"
      showIcon
      className={styles.note}
      title={t('waiting.waitsFor', { who: all(waiting) })}
      description={t('waiting.since', { time: time(first.since), span: age(first.since) })}
      action={
        urging &&
        own && (
          <Button size="small" loading={urging.busy} onClick={() => void urging.urge(first.procInstId)}>
            {t('waiting.urge')}
          </Button>
        )
      }
    />
  );
}

interface FlowPictureProps {
  flow: Pick<Flow, 'businessKey' | 'procDefId' | 'procInstId'>;
  request: Business | undefined;
  waiting: readonly Waiting[];
}

/** The progress of an instance: its diagram with the passed path marked, beside its history. */
function FlowPicture({ flow: { businessKey, procDefId, procInstId }, request, waiting }: FlowPictureProps) {
  const { t } = useTranslation('workflow');
  const drawing = useQuery(drawingQuery(procDefId, businessKey));
  const history = useQuery(historyQuery(procInstId));
  const steps = history.data ?? [];
  const signingText = useSigningText();
  const progress = {
    // A step that several users decide counts as passed only once, when the last of them has decided.
    done: steps.flatMap((step) => (step.taskDefKey && isPassed(step, steps) ? step.taskDefKey : [])),
    current: steps.flatMap(({ endTime, taskDefKey }) => (endTime || !taskDefKey ? [] : taskDefKey)),
    labels: Object.fromEntries(
      steps.flatMap((step) => (step.signing && step.taskDefKey ? [[step.taskDefKey, signingText(step)] as const] : [])),
    ),
    // Status 2 without a rejection: the request reached its end (docs/contract#2.23). A rejected request ended at the
    // rejecting step.
    finished: request?.status === 2 && request.result !== 3,
  };
  return (
    <div className={styles.sides}>
      <Section title={t('diagram.title')}>
        {drawing.isError && <TableFailure error={drawing.error} onRetry={() => void drawing.refetch()} />}
        {(drawing.isPending || history.isPending) && <Skeleton active paragraph={{ rows: 6 }} />}
        {drawing.data === '' && <p>{t('diagram.gone')}</p>}
        {drawing.data && history.isSuccess && (
          <Diagram xml={drawing.data} label={t('diagram.label')} progress={progress} />
        )}
      </Section>
      <Section title={t('history.title')}>
        {history.isError && <TableFailure error={history.error} onRetry={() => void history.refetch()} />}
        {history.isSuccess && <FlowHistory request={request} steps={steps} waiting={waiting} />}
      </Section>
    </div>
  );
}
