import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { alreadyShown } from '@/shared/api/ApiError';
import { rememberReason } from '@/shared/actions/reasons';
import { useSubmit } from '@/shared/form/useSubmit';
import { offers } from '@/shared/states/recordMoves';
import { useErrorText } from '@/shared/ui/errorText';
import { notify } from '@/shared/ui/notify';
import { recordQuery, refresh } from '@/shared/crud/recordQuery';
import { decide, reasonKind, type Reviewable, type ReviewKind, type Verdict } from '@/shared/review/review';

/** A decision about one record, from its question to its answer. */
export type Decision = ReturnType<typeof useDecision>;

/**
 * Decides about one record, once however often it is asked. A refusal stays beside what was typed; when somebody else was
 * quicker the record is loaded again instead, and `lost` says so. `onDecided` is told the state it has now.
 */
export function useDecision<T extends Reviewable>(kind: ReviewKind<T>, row: T, onDecided: (state: string) => void) {
  const { t } = useTranslation('review');
  const client = useQueryClient();
  const errorText = useErrorText();
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

  const { busy, submit } = useSubmit(async (verdict: Verdict, remark: string) => {
    setFailure('');
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
    /** Whether the record waits for a decision. */
    may,
    /** What the person is asked about now. */
    asking: may ? asking : undefined,
    ask: (verdict: Verdict | undefined) => {
      setFailure('');
      setAsking(verdict);
    },
    failure,
    /** Whether somebody else was quicker than this person's own decision. */
    lost,
    busy,
    submit,
  };
}
