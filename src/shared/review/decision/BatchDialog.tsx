import { ErrorLanguage } from '@/shared/form/errors/ErrorLanguage';
import { Form, Modal, Progress } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { offers } from '@/shared/resource/transitions/recordMoves';
import { presetsOf } from '@/shared/list/actions/presets';
import { ReasonItem } from '@/shared/list/actions/ReasonItem';
import { rememberReason } from '@/shared/list/actions/reasons';
import { decide, type More, moreCall, type Question, reasonKind, type Reviewable, type ReviewKind } from '../review';
import { isTemporary } from '@/shared/api/ApiError';
import { BatchQuestion } from './BatchQuestion';
import { BatchResult } from './BatchResult';
import { isMade } from './isMade';
import { draftOfMore, MoreFields, startOfMore } from './MoreFields';
import { withSeen } from './seen';
import { draftOf, dropDraft, keepDraft, movePath } from '@/shared/form/drafts/drafts';
import { useChosen } from './useChosen';
import { useUndoable } from './useUndoable';
import { useBatchChecks } from './useBatchChecks';
import { LeftOut } from '../reviewer/LeftOut';
import { useNotifyIfLeft } from '../useNotifyIfLeft';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { invalidateResource } from '@/shared/api/queryKeys';
import { recordQuery } from '@/shared/record/recordQuery';
import { useSubmit } from '@/shared/display/useSubmit';
import { type Outcome, runBatch } from '@/shared/outbox/runBatch';
import { useUnsaved } from '@/shared/storage/unsaved';

interface BatchDialogProps<T extends Reviewable> {
  kind: ReviewKind<T>;
  question: Question;
  title: string;
  rows: readonly T[];
  /**
   * Called with the rows that were sent, even if a call failed, and the rows that are not pending. Called with
   * undefined if the user cancels before a decision is sent.
   */
  onClose: (dealtWith: readonly T[] | undefined) => void;
}

/**
 * Makes one decision about many records, or asks their applicants for more information. The user types the reason once.
 * Records with failed or unknown checks are passed only if the user ticks them. Decisions with undo go to the outbox.
 * For decisions without undo, the dialog shows the progress and the results, and offers to retry temporary failures.
 */
export function BatchDialog<T extends Reviewable>(props: BatchDialogProps<T>) {
  const { kind, question, title, rows, onClose } = props;
  const { t } = useTranslation(['review', 'shared']);
  const [form] = Form.useForm<Values>();
  const name = useId();
  const [ticked, setTicked] = useState<ReadonlySet<T>>(new Set());
  const passing = question === 'pass';
  const askItems = presetsOf(t, kind.askItems);
  const undoable = useUndoable(kind);
  const notifyIfLeft = useNotifyIfLeft();
  const setUnsaved = useUnsaved(); // asks before the user leaves while calls are running
  const choose = useChosen(kind);
  const [choice] = useState(() => choose(rows));
  const { rows: chosen } = choice;
  const { openOf, checking, done: checked, again } = useBatchChecks(kind, passing ? chosen : NONE);
  const reasons = reasonKind(kind, question);
  const values = () => form.getFieldsValue(true) as Values;
  const reason = () => values().reason ?? '';
  const remarkOf = (row: T) => (passing ? withSeen({ t }, '', openOf(row)) : reason());
  const { busy, submit, progress, outcomes } = useBatch(kind, question, (row) => {
    if (question !== 'ask') return decide(kind, row, question, remarkOf(row));
    const { verb, body } = moreCall(kind, row, values());
    return kind.api.act(verb, body);
  });
  // The first record keeps the typed text as a draft. When the batch is undone, each of its records keeps the text.
  // When the batch fails for some records, each of these records keeps the text.
  const path = movePath(kind.api.path, question);
  const [first] = chosen;
  const [initial] = useState(() => {
    const kept = (first && draftOf(path, kind.api.idOf(first))?.values) ?? {};
    return question === 'ask' ? startOfMore(askItems, kept) : kept;
  });
  const asked = outcomes
    ? outcomes
        .filter(({ cause, decided }) => cause !== undefined && !decided && isTemporary(cause))
        .map(({ row }) => row)
    : chosen.filter((row) => openOf(row).length === 0 || ticked.has(row));

  async function send() {
    if (!undoable) await sendNow();
    else if (question === 'ask') undoable.ask(asked, values());
    else undoable.decide(asked, question, reason(), remarkOf);
    if (question === 'reject') rememberReason(reasons, reason());
    if (!undoable) return;
    for (const row of asked) keepFor(row, undefined);
    onClose(dealtWith(asked));
  }
  async function sendNow() {
    const kept = typed();
    setUnsaved(true);
    const sent = (await submit(asked).finally(() => setUnsaved(false))) ?? [];
    for (const { row, cause, decided } of sent) keepFor(row, cause === undefined || decided ? undefined : kept);
    const failed = sent.filter(({ cause }) => cause !== undefined).length;
    if (failed > 0) notifyIfLeft(title, t('batch.result', { done: sent.length - failed, failed }));
  }
  const dealtWith = (sent: readonly T[]) => rows.filter((row) => sent.includes(row) || !offers(kind.moves.pass, row));
  const typed = () => (question === 'ask' ? draftOfMore(values()) : reason() ? { reason: reason() } : undefined);
  function keepFor(row: T, kept: Record<string, unknown> | undefined) {
    const record = kind.api.idOf(row);
    if (kept) keepDraft({ path, record }, kept);
    else dropDraft(path, record);
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
      okText={outcomes ? t('batch.retry', { count }) : t(`batch.${question}Some`, { count })}
      okButtonProps={{
        danger: question === 'reject',
        disabled: count === 0 || checking,
        loading: busy,
        hidden: over === true,
      }}
      cancelText={t(outcomes ? 'shared:action.close' : 'shared:action.cancel')}
      cancelButtonProps={{ disabled: busy }}
      mask={{ closable: false }}
      keyboard={!busy}
      closable={!busy}
      onOk={() => (outcomes ? void sendNow() : form.submit())}
      onCancel={() => onClose(outcomes && dealtWith(outcomes.map(({ row }) => row)))}
    >
      {!outcomes && <LeftOut kind={kind} {...choice} />}
      <Form
        form={form}
        name={name}
        layout="vertical"
        disabled={busy}
        hidden={outcomes !== undefined}
        initialValues={initial}
        onValuesChange={() => first && keepFor(first, typed())}
        onFinish={() => void send()}
      >
        {question === 'reject' && (
          <ReasonItem name="reason" label={t('reason')} kind={reasons} presets={presetsOf(t, kind.presets)} required />
        )}
        {question === 'ask' && <MoreFields items={askItems} />}
        <ErrorLanguage />
      </Form>
      {checking && <p role="status">{t('batch.checking')}</p>}
      {!outcomes && !busy && !checking && (
        <BatchQuestion {...{ kind, question, rows: chosen, openOf, ticked, again }} onTick={tick} />
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

/** The reason for a rejection, or the request to the applicants. */
type Values = More & { reason?: string };

/** Sends one decision for many records, with one call for each record. Failed calls can be repeated with `submit`. */
function useBatch<T extends Reviewable>(kind: ReviewKind<T>, question: Question, send: (row: T) => Promise<unknown>) {
  const client = useQueryClient();
  const [progress, setProgress] = useState({ done: 0, size: 0 });
  const [outcomes, setOutcomes] = useState<readonly Outcome<T>[]>();
  const { busy, submit } = useSubmit(async (rows: readonly T[]) => {
    setProgress({ done: 0, size: rows.length });
    const sent = await runBatch(rows, send, (done) => setProgress({ done, size: rows.length }));
    const wasLost = ({ row }: Outcome<T>) =>
      outcomes?.some((before) => before.row === row && isTemporary(before.cause)) ?? false;
    const now = await Promise.all(
      sent.map((outcome) => withDecision(client, kind, question, { ...outcome, wasLost: wasLost(outcome) })),
    );
    const again = new Map(now.map((outcome) => [outcome.row, outcome]));
    setOutcomes((before) => before?.map((outcome) => again.get(outcome.row) ?? outcome) ?? now);
    await (kind.refresh?.(client) ?? invalidateResource(client, kind.api.path));
    return now;
  });
  return { busy, submit, progress, outcomes };
}

/**
 * Refetches the record of a failed call. A colleague may have decided first, or the server may have made the decision
 * although the response was lost.
 */
async function withDecision<T extends Reviewable>(
  client: QueryClient,
  { api, moves }: ReviewKind<T>,
  question: Question,
  { wasLost, ...outcome }: Outcome<T> & { wasLost: boolean },
): Promise<Outcome<T>> {
  if (outcome.cause === undefined) return outcome;
  const query = { ...recordQuery(api, api.idOf(outcome.row)), staleTime: 0 };
  const now = await client.fetchQuery(query).catch(() => undefined);
  const move = moves[question];
  if (move && isMade(outcome.cause, now, move, wasLost)) return { row: outcome.row };
  // A record without a state does not count as decided: the user cannot access it, as with a colleague's task.
  const decided = now && !offers(moves.pass, now) && Boolean((now as Record<string, unknown>)[moves.pass.field]);
  return decided ? { ...outcome, decided: now } : outcome;
}
