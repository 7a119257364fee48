import { useQuery } from '@tanstack/react-query';
import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import { FormFacts } from '../request/FormFacts';
import { formOf } from '../request/request.api';
import styles from './flow.module.css';
import { type Flow, requestQuery } from './flow.queries';
import { FlowPicture } from './FlowPicture';

/** The request, the diagram with its progress, and the history, side by side. */
export function FlowSheet({ businessKey, procDefKey, procDefId, procInstId }: Flow) {
  const { t } = useTranslation('workflow');
  const kind = formOf(procDefKey);
  const { data } = useQuery(requestQuery(businessKey));
  return (
    <div className={styles.sheet}>
      {/* 2 finished, 4 stopped because a step had no candidate (docs/contract#2.23). */}
      {data?.status === 4 && <Alert type="warning" showIcon title={t('request.brokenOff')} className={styles.note} />}
      {businessKey ? (
        <FormFacts kind={kind} businessKey={businessKey} />
      ) : (
        <Alert type="info" showIcon title={t('request.noForm')} className={styles.note} />
      )}
      <FlowPicture key={procInstId} procDefId={procDefId} procInstId={procInstId} finished={data?.status === 2} />
    </div>
  );
}
