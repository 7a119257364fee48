import { useQuery } from '@tanstack/react-query';
import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Id } from '@/shared/api/crudApi';
import { recordQuery } from '@/shared/crud/recordQuery';
import { FormFacts } from '../request/FormFacts';
import { formOf, requests } from '../request/request.api';
import styles from './flow.module.css';
import { FlowPicture } from './FlowPicture';

/** A request and the instance that decides it, whichever list it stands in. */
export interface Flow {
  businessKey: Id | null | undefined;
  procDefKey: string | null | undefined;
  procDefId: string;
  procInstId: string;
}

/** What was applied for, the drawing with its way so far, and the history, side by side. */
export function FlowSheet({ businessKey, procDefKey, procDefId, procInstId }: Flow) {
  const { t } = useTranslation('workflow');
  const kind = formOf(procDefKey);
  const { data } = useQuery({ ...recordQuery(requests, businessKey ?? ''), enabled: Boolean(businessKey) });
  return (
    <div className={styles.sheet}>
      {/* 2 finished, 4 broken off because a step had nobody to decide (contract 2.23). */}
      {data?.status === 4 && <Alert type="warning" showIcon title={t('request.brokenOff')} className={styles.note} />}
      {kind && businessKey ? (
        <FormFacts kind={kind} businessKey={businessKey} />
      ) : (
        <Alert type="info" showIcon title={t('request.noForm')} className={styles.note} />
      )}
      <FlowPicture key={procInstId} procDefId={procDefId} procInstId={procInstId} finished={data?.status === 2} />
    </div>
  );
}
