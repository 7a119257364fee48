import { useQuery } from '@tanstack/react-query';
import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import { formOf } from '../flow/request.resource';
import { waitingQuery } from '../flow/waiting.api';
import { FormFacts } from './FormFacts';
import styles from './flow.module.css';
import { type Flow, requestQuery } from './flow.queries';
import { FlowPicture } from './FlowPicture';
import { WaitsFor } from './WaitsFor';

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
