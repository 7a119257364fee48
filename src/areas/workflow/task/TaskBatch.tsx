import { useQueryClient } from '@tanstack/react-query';
import { Alert, Button, Form, Modal, Progress } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Can } from '@/shared/auth/Can';
import { ReasonItem } from '@/shared/crud/ReasonItem';
import { useSubmit } from '@/shared/crud/useSubmit';
import { type Outcome, runBatch } from '@/shared/review/batch';
import { BatchResult } from '@/shared/review/BatchResult';
import { refreshFlows } from '../flowApi';
import { audit, type Task, type Verdict } from './task.api';

/** Decides all selected steps at once; for the batch bar of the list. */
export function TaskBatch({ rows, onDone }: { rows: readonly Task[]; onDone: () => void }) {
  const { t } = useTranslation('workflow');
  const [asked, setAsked] = useState<{ verdict: Verdict; rows: readonly Task[] }>();
  return (
    <Can permission="activiti:task:audit">
      <Button size="small" type="primary" onClick={() => setAsked({ verdict: 2, rows })}>
        {t('task.passAll')}
      </Button>
      <Button size="small" danger onClick={() => setAsked({ verdict: 3, rows })}>
        {t('task.rejectAll')}
      </Button>
      {asked && (
        <TaskBatchDialog
          {...asked}
          onClose={(decided) => {
            setAsked(undefined);
            if (decided) onDone();
          }}
        />
      )}
    </Can>
  );
}

interface TaskBatchDialogProps {
  verdict: Verdict;
  rows: readonly Task[];
  onClose: (decided: boolean) => void;
}

/** Asks once, decides each on its own, and says what became of every one. */
function TaskBatchDialog({ verdict, rows, onClose }: TaskBatchDialogProps) {
  const { t } = useTranslation(['workflow', 'review', 'shared']);
  const client = useQueryClient();
  const [form] = Form.useForm<{ comment?: string }>();
  const [done, setDone] = useState(0);
  const [outcomes, setOutcomes] = useState<readonly Outcome<Task>[]>();
  const { busy, submit } = useSubmit(async ({ comment = '' }: { comment?: string }) => {
    setOutcomes(await runBatch(rows, (task) => audit(task, verdict, comment.trim()), setDone));
    await refreshFlows(client);
  });
  return (
    <Modal
      open
      title={t(verdict === 2 ? 'task.passAll' : 'task.rejectAll')}
      okButtonProps={{ danger: verdict === 3, loading: busy, hidden: outcomes !== undefined }}
      cancelText={t(outcomes ? 'shared:action.close' : 'shared:action.cancel')}
      cancelButtonProps={{ disabled: busy }}
      mask={{ closable: false }}
      closable={!busy}
      keyboard={!busy}
      onOk={() => form.submit()}
      onCancel={() => onClose(outcomes !== undefined)}
    >
      {!outcomes && <Alert type="info" showIcon title={t('task.batchAsk', { count: rows.length })} />}
      <Form
        form={form}
        name="task-batch"
        layout="vertical"
        disabled={busy}
        hidden={outcomes !== undefined}
        onFinish={(values) => void submit(values)}
      >
        <ReasonItem name="comment" label={t('task.comment')} kind={`task.${verdict}`} required={verdict === 3} />
      </Form>
      {busy && <Progress percent={Math.round((done / rows.length) * 100)} aria-label={t('review:batch.progress')} />}
      {outcomes && <BatchResult outcomes={outcomes} nameOf={({ processName, id }) => processName ?? id} />}
    </Modal>
  );
}
