import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { hold, useHeld } from './held';
import { useTranslation } from 'react-i18next';
import { alreadyShown } from '@/shared/api/ApiError';
import { rememberReason } from '@/shared/actions/reasons';
import { failedChecks } from '@/shared/review/checks/askedChecks';
import { type Check, inWords } from '@/shared/review/checks/check';
import { useCheckContext } from '@/shared/review/checks/useChecks';
import { useSubmit } from '@/shared/form/useSubmit';
import { offers } from '@/shared/states/recordMoves';
import { useErrorText } from '@/shared/ui/errorText';
import { notify } from '@/shared/ui/notify';
import { recordQuery, refresh } from '@/shared/crud/recordQuery';
import { decide, reasonKind, type Reviewable, type ReviewKind, type Verdict } from '@/shared/review/review';

/** The state of a decision about one record. */
export type Decision = ReturnType<typeof useDecision>;

/** What follows when a held decision is taken back, and when the server refuses it later. */
interface HeldHooks {
  onUndo: () => void;
  onFail: () => void;
}

/**
 * Decides about one record; a second submit while one is running does nothing. After a refusal the typed remark stays
 * with the error; when another user was faster, the record is refetched instead and `lost` is true. `onDecided` gets
 * the new state. A record is only passed with all of its failed checks `seen`. With
 * `held` a decision is sent some seconds later, and can be taken back until then.
 */
export function useDecision<T extends Reviewable>(
  kind: ReviewKind<T>,
  row: T,
  onDecided: (state: string) => void,
  held?: HeldHooks,
) {
  const { t } = useTranslation('review');
  const client = useQueryClient();
  const errorText = useErrorText();
  const context = useCheckContext();
  const [asking, setAsking] = useState<Verdict>();
  const [failure, setFailure] = useState('');
  const [lost, setLost] = useState(false);
  const { api, moves, nameOf } = kind;
  const path = api.path;
  const isHeld = useHeld(({ held: now }) => now?.path === path && String(now.id) === String(api.idOf(row)));
  const may = offers(moves.pass, row) && !isHeld;

  /** True when the record is no longer pending, because somebody else has decided; it is then shown. */
  async function isLate(verdict: Verdict): Promise<boolean> {
    const now = await client.fetchQuery({ ...recordQuery(api, api.idOf(row)), staleTime: 0 }).catch(() => undefined);
    if (!now || offers(moves[verdict], now)) return false;
    setAsking(undefined);
    setLost(true);
    void client.invalidateQueries({ queryKey: api.keys.lists });
    return true;
  }

  async function onRefused(verdict: Verdict, error: unknown) {
    if (!(await isLate(verdict)) && !alreadyShown(error)) setFailure(errorText(error));
  }

  async function finish(verdict: Verdict, remark: string) {
    if (verdict === 'reject') rememberReason(reasonKind(kind, verdict), remark);
    await (kind.refresh?.(client) ?? refresh(client, api, api.idOf(row)));
  }

  /** Sends a held decision; the person is elsewhere by now, so that a refusal is a notification. */
  async function sendLater(verdict: Verdict, remark: string) {
    try {
      await decide(kind, row, verdict, remark);
    } catch (error) {
      if (!alreadyShown(error)) notify.alert(t('undo.failed', { name: nameOf(row) }), errorText(error));
      held?.onFail();
    }
    await finish(verdict, remark);
  }

  const { busy, submit } = useSubmit(async (verdict: Verdict, remark: string, seen: readonly Check[] = []) => {
    setFailure('');
    if (verdict === 'pass') {
      // Checks may answer after the question was opened: it then shows them, and is asked again.
      const failed = await failedChecks(client, kind, row, context);
      const missed = failed.filter(({ name }) => seen.every((one) => one.name !== name));
      if (missed.length > 0) {
        setFailure(t('checks.unseen', { checks: missed.map((check) => inWords(context, check)).join('；') }));
        return;
      }
    }
    if (held) {
      if (await isLate(verdict)) return;
      setAsking(undefined);
      const title = t(`decided.${verdict}`, { name: nameOf(row) });
      hold({ path, id: api.idOf(row), title, send: () => sendLater(verdict, remark), onUndo: held.onUndo });
      onDecided(moves[verdict].to);
      return;
    }
    try {
      await decide(kind, row, verdict, remark);
    } catch (error) {
      await onRefused(verdict, error);
      return;
    }
    setAsking(undefined);
    notify.success(t(`decided.${verdict}`, { name: nameOf(row) }));
    onDecided(moves[verdict].to);
    await finish(verdict, remark);
  });

  return {
    /** True when the record is pending. */
    may,
    /** True when this user has decided, and can still take it back. */
    isHeld,
    /** The decision whose panel is open. */
    asking: may ? asking : undefined,
    ask: (verdict: Verdict | undefined) => {
      setFailure('');
      setAsking(verdict);
    },
    failure,
    /** True when another user decided before this user's own decision arrived. */
    lost,
    busy,
    submit,
  };
}
