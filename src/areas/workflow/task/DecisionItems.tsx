import { useQuery } from '@tanstack/react-query';
import { Form } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '@/shared/auth/session';
import { Loading } from '@/shared/display/Loading';
import { FilesField } from '@/shared/files/upload/FilesField';
import type { Verdict } from '@/shared/review/review';
import { readFields } from '../check/fields';
import type { Brought } from '../flow/audit.api';
import type { Task } from '../flow/task.resource';
import { FormFields } from '../form/FormFields';
import styles from '../form/form.module.css';
import { SignatureField } from '../form/SignatureField';
import { decisionQuery } from './decision.api';

interface DecisionItemsProps {
  task: Task;
  verdict: Verdict;
}

/** The form items of a decision besides the opinion: files, and the form fields or signature that the task needs. */
export function DecisionItems({ task, verdict }: DecisionItemsProps) {
  const { t } = useTranslation('workflow');
  const takesFiles = useSession(({ config }) => config.modes?.includes('attachments'));
  const passing = verdict === 'pass';
  return (
    <div className={styles.narrow}>
      {task.asks?.includes('fields') && <ChangeableFields task={task} verdict={verdict} />}
      {takesFiles && (
        <Form.Item<Brought> name="attachments" label={t('apply.attachments')}>
          <FilesField most={5} />
        </Form.Item>
      )}
      {task.asks?.includes('signature') && (
        <Form.Item<Brought>
          name="signature"
          label={t('sign.title')}
          rules={[{ required: passing, message: t('sign.missing') }]}
        >
          <SignatureField />
        </Form.Item>
      )}
    </div>
  );
}

/** The fields that the step may change. Required fields are required only for passing, not for rejecting. */
function ChangeableFields({ task, verdict }: DecisionItemsProps) {
  const found = useQuery(decisionQuery(task));
  const form = Form.useFormInstance<Brought>();
  const [drafted] = useState(() => (form.getFieldValue('values') ?? {}) as Record<string, unknown>); // from a draft
  if (!found.data) return <Loading query={found} paragraph={{ rows: 2 }} />;
  const fields = (found.data.form ?? []).flatMap(({ access, required, ...field }) =>
    access === 'write' || access === 'require'
      ? { ...field, required: verdict === 'pass' && Boolean(required || access === 'require') }
      : [],
  );
  const stored = Object.entries(found.data.values ?? {}).filter(([id]) => !(id in drafted));
  return <FormFields fields={readFields(fields)} start={Object.fromEntries(stored)} />;
}
