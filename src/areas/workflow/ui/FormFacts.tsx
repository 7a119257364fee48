import { useQuery } from '@tanstack/react-query';
import { Alert, Table } from 'antd';
import { useTranslation } from 'react-i18next';
import { useFormats } from '@/shared/settings/useFormats';
import { ApiError } from '@/shared/api/ApiError';
import type { Id } from '@/shared/lib/id';
import { isMissing } from '@/shared/api/optional';
import { Loading } from '@/shared/display/Loading';
import { type FactGroup, Facts } from '@/shared/record/Facts';
import { Section } from '@/shared/record/Section';
import {
  type FormKind,
  type General,
  generalQuery,
  type Leave,
  leaveQuery,
  type Purchase,
  purchaseQuery,
} from '../flow/request.resource';
import { FileLinks } from '../form/FileLinks';
import { FormValues } from '../form/FormValues';
import { daysOf } from '../flow/leaveSpan';
import styles from './flow.module.css';

interface FormFactsProps {
  kind: FormKind;
  businessKey: Id;
  /** The id of the task whose decider reads the content. The server may hide fields from that decider. */
  taskId?: string | undefined;
}

/** The content of a request, including the fields of its form. */
export function FormFacts({ kind, businessKey, taskId }: FormFactsProps) {
  if (kind === 'general') return <GeneralFacts id={businessKey} taskId={taskId} />;
  return kind === 'leave' ? <LeaveFacts id={businessKey} /> : <PurchaseFacts id={businessKey} />;
}

function GeneralFacts({ id, taskId }: { id: Id; taskId: string | undefined }) {
  const { t } = useTranslation('workflow');
  const found = useQuery(generalQuery(id, taskId));
  if (isMissing(found.error) || (found.error instanceof ApiError && found.error.kind === 'refused')) {
    return <Alert type="info" showIcon title={t('request.noForm')} className={styles.note} />;
  }
  if (!found.data) return <Loading query={found} paragraph={{ rows: 4 }} />;
  const { duration, money } = found.data;
  const group: FactGroup<General> = {
    title: t('apply.general'),
    facts: [
      { name: 'title', label: t('request.name') },
      ...(duration ? [{ name: 'duration', label: t('apply.duration') } as const] : []),
      ...(money ? [{ name: 'money', label: t('purchase.money'), as: 'money' } as const] : []),
      { name: 'createTime', label: t('request.applyTime') },
      { name: 'description', label: t('apply.description'), as: 'lines' },
    ],
  };
  return (
    <>
      <Facts row={found.data} group={group} />
      <FormValues fields={found.data.form} values={found.data.values ?? {}} people={found.data.people ?? {}} />
      <Files files={found.data.attachments ?? []} />
    </>
  );
}

function LeaveFacts({ id }: { id: Id }) {
  const { t } = useTranslation('workflow');
  const leave = useQuery(leaveQuery(id));
  if (!leave.data) return <Loading query={leave} paragraph={{ rows: 4 }} />;
  const group: FactGroup<Leave> = {
    title: t('leave.title'),
    facts: [
      { name: 'title', label: t('request.name') },
      { name: 'type', label: t('leave.type'), dict: 'act_leave_type' },
      { name: 'startDate', label: t('leave.startDate') },
      { name: 'endDate', label: t('leave.endDate') },
      {
        name: 'duration',
        label: t('leave.duration'),
        show: ({ duration }) =>
          duration === null ? '-' : t('leave.days', { count: daysOf(duration), hours: duration }),
      },
      { name: 'createTime', label: t('request.applyTime') },
      { name: 'description', label: t('apply.description'), as: 'lines' },
    ],
  };
  return (
    <>
      <Facts row={leave.data} group={group} />
      <Files files={leave.data.attachments ?? []} />
    </>
  );
}

function PurchaseFacts({ id }: { id: Id }) {
  const { t } = useTranslation('workflow');
  const { money } = useFormats();
  const found = useQuery(purchaseQuery(id));
  if (!found.data) return <Loading query={found} paragraph={{ rows: 4 }} />;
  const group: FactGroup<Purchase> = {
    title: t('purchase.title'),
    facts: [
      { name: 'title', label: t('request.name') },
      { name: 'money', label: t('purchase.money'), as: 'money' },
      { name: 'description', label: t('apply.description'), as: 'lines' },
    ],
  };
  const lines = found.data.lines ?? [];
  return (
    <>
      <Facts row={found.data} group={group} />
      {lines.length > 0 && (
        <Section title={t('purchase.lines')}>
          <Table
            aria-label={t('purchase.lines')}
            size="small"
            pagination={false}
            rowKey={(line) => lines.indexOf(line)}
            dataSource={lines}
            columns={[
              { dataIndex: 'name', title: t('purchase.what') },
              { dataIndex: 'amount', title: t('purchase.amount'), align: 'right', render: money },
            ]}
          />
        </Section>
      )}
      <Files files={found.data.attachments ?? []} />
    </>
  );
}

function Files({ files }: { files: readonly { name: string; url: string }[] }) {
  const { t } = useTranslation('workflow');
  if (files.length === 0) return null;
  return (
    <Section title={t('apply.attachments')}>
      <FileLinks files={files} />
    </Section>
  );
}
