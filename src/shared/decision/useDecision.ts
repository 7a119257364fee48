import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
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

/**
 * Decides about one record; a second submit while one is running does nothing. After a refusal the typed remark stays
 * with the error; when another user was faster, the record is refetched instead and `lost` is true. `onDecided` gets
 * the new state. A record is only passed with all of its failed checks `seen`.
 */
export function useDecision<T extends Reviewable>(kind: ReviewKind<T>, row: T, onDecided: (state: string) => void) {
  const { t } = useTranslation('review');
  const client = useQueryClient();
  const errorText = useErrorText();
  const context = useCheckContext();
  const [asking, setAsking] = useState<Verdict>();
  const [failure, setFailure] = useState('');
  const [lost, setLost] = useState(false);
  const { api, moves, nameOf } = kind;
  const may = offers(moves.pass, row);

  async function onRefused(verdict: Verdict, error: unknown) {
    const now = await client.fetchQuery({ ...recordQuery(api, api.idOf(row)), staleTime: 0 }).catch(() => undefined);
    if (now && !offers(moves[verdict], now)) {
      setAsking(undefined);
      setLost(true);
      void client.invalidateQueries({ queryKey: api.keys.lists });
    } else if (!alreadyShown(error)) setFailure(errorText(error));
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
    try {
      await decide(kind, row, verdict, remark);
    } catch (error) {
      await onRefused(verdict, error);
      return;
    }
    if (verdict === 'reject') rememberReason(reasonKind(kind, verdict), remark);
    setAsking(undefined);
    notify.success(t(`decided.${verdict}`, { name: nameOf(row) }));
    onDecided(moves[verdict].to);
    await (kind.refresh?.(client) ?? refresh(client, api, api.idOf(row)));
  });

  return {
    /** True when the record is pending. */
    may,
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
