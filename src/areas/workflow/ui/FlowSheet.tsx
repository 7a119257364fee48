import { useQuery } from '@tanstack/react-query';
import { Alert, Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { type Business, formOf } from '../flow/request.resource';
import { type Waiting, waitingQuery } from '../flow/waiting.api';
import { FormFacts } from './FormFacts';
import styles from './flow.module.css';
import { type Flow, requestQuery } from './flow.queries';
import { FlowPicture } from './FlowPicture';
import { useSession } from '@/shared/auth/session';
import { useUrge } from './useUrge';
import { useWaitingWords } from './useWaitingWords';

/** The request, the diagram with its progress, and the history, side by side. */
export function FlowSheet({ businessKey, procDefKey, procDefId, procInstId }: Flow) {
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
        <FormFacts kind={kind} businessKey={businessKey} />
      ) : (
        <Alert type="info" showIcon title={t('request.noForm')} className={styles.note} />
      )}
      <FlowPicture key={procInstId} procDefId={procDefId} procInstId={procInstId} request={data} waiting={waiting} />
    </div>
  );
}

/** The users a request waits for, shown at the top; its applicant can remind them. */
function WaitsFor({ waiting, request }: { waiting: readonly Waiting[]; request: Business | undefined }) {
  const { t } = useTranslation('workflow');
  const { all, age } = useWaitingWords();
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
      description={t('waiting.since', { time: first.since, span: age(first.since) })}
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
