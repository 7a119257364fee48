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
import { type DecisionForm, decisionQuery } from './decision.api';

/** Holds a form value that is not displayed. */
const Nothing = () => null;

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
  // The query is removed while another tab hides the form. If the form then compared its values with later ones, a
  // colleague's changes would count as the user's.
  const [first, setFirst] = useState(found.data);
  if (!first && found.data) setFirst(found.data);
  const form = Form.useFormInstance<DecisionForm>();
  const [drafted] = useState(() => (form.getFieldValue('values') ?? {}) as Record<string, unknown>); // from a draft
  if (!first) return <Loading query={found} paragraph={{ rows: 2 }} />;
  const fields = (first.form ?? []).flatMap(({ access, required, ...field }) =>
    access === 'write' || access === 'require'
      ? { ...field, required: verdict === 'pass' && Boolean(required || access === 'require') }
      : [],
  );
  const stored = first.values ?? {};
  const start = Object.entries(stored).filter(([id]) => !(id in drafted));
  return (
    <>
      <Form.Item<DecisionForm> name="stored" initialValue={stored} hidden>
        <Nothing />
      </Form.Item>
      <FormFields fields={readFields(fields)} start={Object.fromEntries(start)} />
    </>
  );
}
