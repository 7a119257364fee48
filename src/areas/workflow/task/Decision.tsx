import { useQueryClient } from '@tanstack/react-query';
import { Alert, Button, Flex, Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { alreadyShown } from '@/shared/api/ApiError';
import { Can } from '@/shared/auth/Can';
import { ReasonItem } from '@/shared/crud/ReasonItem';
import { rememberReason } from '@/shared/crud/reasons';
import { useSubmit } from '@/shared/crud/useSubmit';
import { useErrorText } from '@/shared/ui/errorText';
import { notify } from '@/shared/ui/notify';
import { refreshFlows } from '../flowApi';
import { audit, type Task, type Verdict } from './task.api';

/** Decides one step: approving may have a comment, rejecting must. A refusal keeps what was written. */
export function Decision({ task, onDecided }: { task: Task; onDecided: () => void }) {
  const { t } = useTranslation('workflow');
  const client = useQueryClient();
  const errorText = useErrorText();
  const [form] = Form.useForm<{ comment?: string }>();
  const { busy, submit } = useSubmit(async (verdict: Verdict) => {
    const { comment = '' } = form.getFieldsValue();
    const text = comment.trim();
    if (verdict === 3 && text.length < 2) {
      form.setFields([{ name: 'comment', errors: [t('task.commentMissing')] }]);
      return form.focusField('comment');
    }
    try {
      await audit(task, verdict, text);
      if (text) rememberReason(`task.${verdict}`, text);
      notify.success(t(verdict === 2 ? 'task.passed' : 'task.rejected'));
      onDecided();
    } catch (error) {
      if (!alreadyShown(error)) notify.error(errorText(error));
    }
    await refreshFlows(client);
  });
  if (task.suspended) return <Alert type="warning" showIcon title={t('task.suspended')} />;
  return (
    <Can permission="activiti:task:audit">
      <Form form={form} name={`decision-${task.id}`} layout="vertical" disabled={busy}>
        <ReasonItem name="comment" label={t('task.comment')} kind="task.2" presets={[t('task.agree')]} />
        <Flex gap={8} justify="flex-end">
          <Button danger loading={busy} onClick={() => void submit(3)}>
            {t('task.reject')}
          </Button>
          <Button type="primary" loading={busy} onClick={() => void submit(2)}>
            {t('task.pass')}
          </Button>
        </Flex>
      </Form>
    </Can>
  );
}
