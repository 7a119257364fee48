import { invalidateResource } from '@/shared/api/queryKeys';
import { useQueryClient } from '@tanstack/react-query';
import { Alert, Form, Modal, Progress } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ReasonItem } from '@/shared/actions/ReasonItem';
import { rememberReason } from '@/shared/actions/reasons';
import { useSubmit } from '@/shared/form/useSubmit';
import { offers } from '@/shared/states/recordMoves';
import { type Outcome, runBatch } from './batch';
import { BatchResult } from './BatchResult';
import { decide, reasonKind, type Reviewable, type ReviewKind, type Verdict } from '@/shared/review/review';
import { SkippedRows } from './SkippedRows';

/** The max number of records in one batch. */
const MAX_ROWS = 200;

interface BatchDialogProps<T extends Reviewable> {
  kind: ReviewKind<T>;
  verdict: Verdict;
  title: string;
  rows: readonly T[];
  presets: readonly string[];
  onClose: (decided: boolean) => void;
}

/**
 * One decision for many records: lists the skipped records, asks for the reason once, shows progress and results, and
 * retries failures.
 */
export function BatchDialog<T extends Reviewable>({
  kind,
  verdict,
  title,
  rows,
  presets,
  onClose,
}: BatchDialogProps<T>) {
  const { t } = useTranslation(['review', 'shared']);
  const client = useQueryClient();
  const [form] = Form.useForm<{ auditRemark?: string }>();
  const [done, setDone] = useState(0);
  const [outcomes, setOutcomes] = useState<readonly Outcome<T>[]>();
  const waiting = rows.filter((row) => offers(kind.moves[verdict], row));
  const chosen = waiting.slice(0, MAX_ROWS);
  const failed = outcomes?.filter(({ cause }) => cause !== undefined) ?? [];
  const reasons = reasonKind(kind, verdict);

  const { busy, submit } = useSubmit(async (some: readonly T[]) => {
    const { auditRemark = '' } = form.getFieldsValue(true) as { auditRemark?: string };
    setDone(0);
    const now = await runBatch(some, (row) => decide(kind, row, verdict, auditRemark), setDone);
    const again = new Map(now.map((outcome) => [outcome.row, outcome]));
    setOutcomes((before) => before?.map((outcome) => again.get(outcome.row) ?? outcome) ?? now);
    if (verdict === 'reject') rememberReason(reasons, auditRemark);
    await (kind.refresh?.(client) ?? invalidateResource(client, kind.api.path));
  });

  const count = outcomes ? failed.length : chosen.length;
  const size = busy && outcomes ? failed.length : chosen.length;
  return (
    <Modal
      open
      title={title}
      okText={outcomes ? t('batch.retry', { count }) : t(`batch.${verdict}Some`, { count })}
      okButtonProps={{ danger: verdict === 'reject', disabled: count === 0, loading: busy }}
      cancelText={t(outcomes ? 'shared:action.close' : 'shared:action.cancel')}
      cancelButtonProps={{ disabled: busy }}
      mask={{ closable: false }}
      keyboard={!busy}
      closable={!busy}
      onOk={() => (outcomes ? void submit(failed.map(({ row }) => row)) : form.submit())}
      onCancel={() => onClose(outcomes !== undefined)}
    >
      {waiting.length > MAX_ROWS && <Alert type="warning" showIcon title={t('batch.tooMany', { count: MAX_ROWS })} />}
      {!outcomes && <SkippedRows kind={kind} rows={rows.filter((row) => !waiting.includes(row))} />}
      <Form
        form={form}
        name="batch-decision"
        layout="vertical"
        disabled={busy}
        hidden={outcomes !== undefined}
        onFinish={() => void submit(chosen)}
      >
        {verdict === 'reject' && (
          <ReasonItem name="auditRemark" label={t('reason')} kind={reasons} presets={presets} required />
        )}
      </Form>
      {verdict === 'pass' && !outcomes && !busy && chosen.length > 0 && (
        <p>{t('batch.passAsk', { count: chosen.length })}</p>
      )}
      {busy && <Progress percent={Math.round((done / Math.max(size, 1)) * 100)} aria-label={t('batch.progress')} />}
      {outcomes && !busy && <BatchResult outcomes={outcomes} nameOf={kind.nameOf} />}
    </Modal>
  );
}
