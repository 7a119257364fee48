import { ErrorLanguage } from '@/shared/form/errors/ErrorLanguage';
import { Alert, Form, Modal, Progress } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ReasonItem } from '@/shared/list/actions/ReasonItem';
import { rememberReason } from '@/shared/list/actions/reasons';
import { reasonKind, type Reviewable, type ReviewKind, statesOf, type Verdict } from '../review';
import { offers } from '@/shared/transitions/recordMoves';
import { isMendable } from '@/shared/api/ApiError';
import { BatchQuestion } from './BatchQuestion';
import { BatchResult } from './BatchResult';
import { withSeen } from './seen';
import { draftOf, dropDraft, keepDraft, movePath } from '@/shared/form/drafts/drafts';
import { useBatch } from './useBatch';
import { useIsDecided, useUndoable } from './useUndoable';
import { useBatchChecks } from './useBatchChecks';
import { useSession } from '@/shared/auth/session';
import { isOthers } from '../reviewer/isOthers';
import { useDict } from '@/shared/dict/useDict';
import styles from '../review.module.css';

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
 * One decision for many records: lists them, includes those with failed or unknown checks only when ticked, asks for
 * the reason once, shows progress and results, and retries temporary failures. Undoable decisions go to the outbox.
 */
export function BatchDialog<T extends Reviewable>(props: BatchDialogProps<T>) {
  const { kind, verdict, title, rows, presets, onClose } = props;
  const { t } = useTranslation(['review', 'shared']);
  const [form] = Form.useForm<{ reason?: string }>();
  const name = useId();
  const [ticked, setTicked] = useState<ReadonlySet<T>>(new Set());
  const passing = verdict === 'pass';
  const undoable = useUndoable(kind);
  const isDecided = useIsDecided(kind);
  const session = useSession();
  const [waiting] = useState(() =>
    rows.filter((row) => offers(kind.moves[verdict], row) && !isDecided(row) && !isOthers(row, session)),
  );
  const [chosen] = useState(() => waiting.slice(0, MAX_ROWS));
  const { openOf, checking, done: checked, again } = useBatchChecks(kind, passing ? chosen : NONE);
  const reasons = reasonKind(kind, verdict);
  const reason = () => (form.getFieldsValue(true) as { reason?: string }).reason ?? '';
  const remarkOf = (row: T) => (passing ? withSeen({ t }, '', openOf(row)) : reason());
  const { busy, submit, progress, outcomes } = useBatch(kind, verdict, remarkOf);
  // An undone batch keeps its reason as a draft of each of its records.
  const draft = { path: movePath(kind.api.path, verdict), record: chosen[0] ? kind.api.idOf(chosen[0]) : '' };
  const asked = outcomes
    ? outcomes
        .filter(({ cause, decided }) => cause !== undefined && !decided && isMendable(cause))
        .map(({ row }) => row)
    : chosen.filter((row) => openOf(row).length === 0 || ticked.has(row));

  async function send() {
    dropDraft(draft.path, draft.record);
    if (undoable) undoable.decide(asked, verdict, reason(), remarkOf);
    else await submit(asked);
    if (!passing) rememberReason(reasons, reason());
    if (undoable) onClose(true);
  }
  function tick(row: T, on: boolean) {
    const now = new Set(ticked);
    if (on) now.add(row);
    else now.delete(row);
    setTicked(now);
  }

  const count = asked.length;
  const running = busy ? progress : { done: checked, size: chosen.length };
  const over = outcomes && !busy && count === 0;
  return (
    <Modal
      open
      title={title}
      okText={outcomes ? t('batch.retry', { count }) : t(`batch.${verdict}Some`, { count })}
      okButtonProps={{ danger: !passing, disabled: count === 0 || checking, loading: busy, hidden: over === true }}
      cancelText={t(outcomes ? 'shared:action.close' : 'shared:action.cancel')}
      cancelButtonProps={{ disabled: busy }}
      mask={{ closable: false }}
      keyboard={!busy}
      closable={!busy}
      onOk={() => (outcomes ? void submit(asked) : form.submit())}
      onCancel={() => onClose(outcomes !== undefined)}
    >
      {waiting.length > MAX_ROWS && <Alert type="warning" showIcon title={t('batch.tooMany', { count: MAX_ROWS })} />}
      {!outcomes && <SkippedRows kind={kind} rows={rows.filter((row) => !waiting.includes(row))} />}
      <Form
        form={form}
        name={name}
        layout="vertical"
        disabled={busy}
        hidden={outcomes !== undefined}
        initialValues={draftOf(draft.path, draft.record)?.values}
        onValuesChange={(_, values) => keepDraft(draft, values)}
        onFinish={() => void send()}
      >
        {!passing && <ReasonItem name="reason" label={t('reason')} kind={reasons} presets={presets} required />}
        <ErrorLanguage />
      </Form>
      {checking && <p role="status">{t('batch.checking')}</p>}
      {!outcomes && !busy && !checking && (
        <BatchQuestion {...{ kind, verdict, rows: chosen, openOf, ticked, again }} onTick={tick} />
      )}
      {(busy || checking) && (
        <Progress
          percent={Math.round((running.done / Math.max(running.size, 1)) * 100)}
          aria-label={t('batch.progress')}
        />
      )}
      {outcomes && !busy && <BatchResult outcomes={outcomes} kind={kind} />}
    </Modal>
  );
}

const NONE: readonly never[] = [];

/** The selected records that a decision skips, each with the state that is the reason. */
function SkippedRows<T extends Reviewable>({ kind, rows }: { kind: ReviewKind<T>; rows: readonly T[] }) {
  const { t } = useTranslation('review');
  const states = useDict(statesOf(kind));
  const session = useSession();
  if (rows.length === 0) return null;
  const stateOf = (row: T) => {
    if (offers(kind.moves.pass, row) && isOthers(row, session))
      return t('reviewer.other', { name: row.reviewerName ?? '' });
    const state = (row as Record<string, unknown>)[kind.moves.pass.field];
    return states.find(({ value }) => value === state)?.label ?? String(state ?? '-');
  };
  return (
    <Alert
      type="info"
      showIcon
      className={styles.note}
      title={t('batch.skipped', { count: rows.length })}
      description={
        <ul className={styles.list}>
          {rows.map((row) => (
            <li key={String(kind.api.idOf(row))}>
              <bdi>{kind.api.nameOf(row)}</bdi> · {stateOf(row)}
            </li>
          ))}
        </ul>
      }
    />
  );
}
