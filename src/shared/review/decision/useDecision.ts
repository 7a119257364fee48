import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { alreadyShown, isTemporary } from '@/shared/api/ApiError';
import { isPending, useDecisionOf } from '@/shared/outbox/browserOutbox';
import { dropDraft, movePath } from '@/shared/form/drafts/drafts';
import { rememberReason } from '@/shared/list/actions/reasons';
import { type Check, checkLine } from '@/shared/record/marks/check';
import { useSubmit } from '@/shared/display/useSubmit';
import { offers, type RecordMove } from '@/shared/resource/transitions/recordMoves';
import { errorTextNow } from '@/shared/display/errorText';
import { notify } from '@/shared/display/notify';
import { recordQuery, refresh } from '@/shared/record/recordQuery';
import { openChecks } from '../checks/askedChecks';
import { useCheckContext } from '../checks/useChecks';
import {
  decide,
  type More,
  moreCall,
  type Question,
  reasonKind,
  type Reviewable,
  type ReviewKind,
  type Verdict,
} from '../review';
import { useCanReview } from '../reviewer/offered';
import { useNotifyIfLeft } from '../useNotifyIfLeft';
import { isMade } from './isMade';
import { useUndoable } from './useUndoable';

/** The state of a decision about one record. */
export type Decision = ReturnType<typeof useDecision>;

/** A decision to make: `later` puts it into the outbox, `send` sends it at once. */
interface Making<T extends Reviewable> {
  question: Question;
  /** The change of the record's state. */
  move: RecordMove;
  remember?: (() => void) | undefined;
  later: (outbox: NonNullable<ReturnType<typeof useUndoable<T>>>) => void;
  send: () => Promise<unknown>;
}

/**
 * Makes a decision about one record. Ignores a submit while another submit is running.
 *
 * - To pass the record, `seen` must contain all its open checks.
 * - Sends nothing if a colleague has the record, and shows the colleague's name: `heldBy` resolves to it.
 * - If the kind and the user allow undo, puts the decision into the outbox.
 * - If the server refuses the decision, shows the error and keeps the typed remark.
 * - If another user was faster, closes the panel and sets `lost`.
 * - Drops the draft of the input once the decision is made, is in the outbox, or is no longer possible. Every other
 *   failure keeps the draft.
 * - If the user has left the record, a notice names the record and reports the failure.
 * - `onDecided` gets the new state. `start` is the question whose panel is open at first.
 */
export function useDecision<T extends Reviewable>(
  kind: ReviewKind<T>,
  row: T,
  onDecided: (state: string) => void,
  { start, heldBy }: { start?: Question | undefined; heldBy?: (() => Promise<string | undefined>) | undefined } = {},
) {
  const { t } = useTranslation('review');
  const client = useQueryClient();
  const context = useCheckContext();
  const [asking, setAsking] = useState(start);
  const [failure, setFailure] = useState('');
  const [lost, setLost] = useState(false);
  const { api, moves } = kind;
  const undoable = useUndoable(kind);
  const decided = useDecisionOf(api.path, api.idOf(row));
  const pending = decided && isPending(decided) ? decided : undefined;
  const may = offers(moves.pass, row) && !pending;

  /** True after a call whose answer was lost. The server may have made the decision. */
  const wasLost = useRef(false);
  const notifyIfLeft = useNotifyIfLeft();
  function fail(text: string) {
    setFailure(text);
    notifyIfLeft(api.nameOf(row), text);
  }

  const refetch = () => client.fetchQuery({ ...recordQuery(api, api.idOf(row)), staleTime: 0 }).catch(() => undefined);

  /** If a colleague has already decided, closes the panel, drops its draft, sets `lost` and returns true. */
  function isLate(now: T | undefined, question: Question): boolean {
    if (!now || offers(moves.pass, now)) return false;
    setAsking(undefined);
    dropDraft(movePath(api.path, question), api.idOf(row));
    setLost(true);
    notifyIfLeft(api.nameOf(row), t('conflict.lost'));
    void client.invalidateQueries({ queryKey: api.keys.lists });
    return true;
  }

  async function make({ question, move, remember, later, send }: Making<T>) {
    const colleague = await heldBy?.();
    if (colleague !== undefined) return fail(t('reviewer.other', { name: colleague }));
    if (undoable) {
      if (isLate(await refetch(), question)) return;
      setAsking(undefined);
      remember?.();
      later(undoable);
      dropDraft(movePath(api.path, question), api.idOf(row));
      onDecided(move.to);
      return;
    }
    try {
      await send();
    } catch (error) {
      const now = await refetch();
      const isOurs = isMade(error, now, move, wasLost.current);
      if (isTemporary(error)) wasLost.current = true;
      if (!isOurs) {
        if (!isLate(now, question) && !alreadyShown(error)) fail(errorTextNow(error));
        return;
      }
    }
    dropDraft(movePath(api.path, question), api.idOf(row));
    setAsking(undefined);
    notify.success(t(`decided.${question}`, { name: api.nameOf(row) }));
    onDecided(move.to);
    remember?.();
    await (kind.refresh?.(client) ?? refresh(client, api, api.idOf(row)));
  }

  const { busy, submit } = useSubmit(
    async (
      verdict: Verdict,
      remark: string,
      seen: readonly Check[] = [],
      reason: string = remark,
      more: Readonly<Record<string, unknown>> = {},
    ) => {
      setFailure('');
      if (verdict === 'pass') {
        // Checks may still be running when the panel opens or the user presses the key to pass. If such a check then
        // fails, the panel asks for confirmation.
        const open = await openChecks(client, kind, row, context);
        const missed = open.filter(({ name, found }) => seen.every((one) => one.name !== name || one.found !== found));
        if (missed.length > 0) {
          setAsking(verdict);
          fail(t('checks.unseen', { checks: missed.map((check) => checkLine(context, check)).join('；') }));
          return;
        }
      }
      await make({
        question: verdict,
        move: moves[verdict],
        remember: verdict === 'reject' ? () => rememberReason(reasonKind(kind, verdict), remark) : undefined,
        later: (outbox) => outbox.decide([row], verdict, reason, () => remark),
        send: () => decide(kind, row, verdict, remark, more),
      });
    },
  );

  const { ask } = moves;
  const canAsk = useCanReview('askMore', api) && ask !== undefined;
  const { busy: isAsking, submit: askMore } = useSubmit(async (more: More) => {
    if (!ask) return;
    setFailure('');
    const { verb, body } = moreCall(kind, row, more);
    await make({
      question: 'ask',
      move: ask,
      later: (outbox) => outbox.ask([row], more),
      send: () => api.act(verb, body),
    });
  });

  return {
    /** True when the record is pending, and no decision of this user waits in the outbox or is being sent. */
    may,
    /** This user's decision, while it waits in the outbox or is being sent. */
    pending,
    /** The decision whose panel is open. */
    asking: may ? asking : undefined,
    ask: (question: Question | undefined) => {
      setFailure('');
      setAsking(question);
    },
    failure,
    /** True when another user decided before this user's decision arrived. */
    lost,
    busy: busy || isAsking,
    submit,
    /** True when the applicant can be asked for more information. */
    canAsk,
    askMore,
    /** True when a decision can be undone before it is sent. */
    canUndo: undoable !== undefined,
  };
}
