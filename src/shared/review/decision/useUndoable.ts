import { useTranslation } from 'react-i18next';
import { useMenuLink } from '@/shared/menu/links';
import { decideLater, isAbout, isPending, useOutbox } from '@/shared/outbox/browserOutbox';
import { moveDecision, type MoveCall, type Reviewable, type ReviewKind, toDecision, type Verdict } from '../review';
import { reviewSettings } from '@/shared/settings/reviewSettings';
import type { Decision } from '@/shared/outbox/entry';
import type { MenuKey } from '@/shared/vocabulary/menuKey';
import type { RecordMove } from '@/shared/transitions/recordMoves';

/**
 * Puts decisions about a kind's records into the outbox, where they can be undone for ten seconds. `undefined` if
 * decisions are sent directly, because the kind does not support undo or the user has turned it off.
 */
export function useUndoable<T extends Reviewable>(kind: ReviewKind<T> & { detailKey?: MenuKey }) {
  const { t } = useTranslation('review');
  const linkOf = useMenuLink();
  if (!kind.undo || !reviewSettings().undo) return undefined;
  const linkTo = (row: T) =>
    kind.detailKey && linkOf(kind.detailKey, new URLSearchParams({ id: String(kind.api.idOf(row)) }));
  return {
    /** One decision about some records; the remark may differ by record. */
    decide: (rows: readonly T[], verdict: Verdict, reason: string, remarkOf: (row: T) => string) =>
      decideLater(
        rows.map((row) => {
          const label = t(`verdict.${verdict}`);
          return toDecision(kind, row, { verdict, reason, label, remark: remarkOf(row), link: linkTo(row) });
        }),
      ),
    /** Another move of one record. Undone, it keeps its `values` as a draft, or else the reason. */
    move: (
      row: T,
      move: RecordMove & MoveCall & Pick<Decision, 'values' | 'label'> & { name: string },
      reason: string,
    ) => decideLater([moveDecision(kind, row, { ...move, reason, link: linkTo(row) })]),
  };
}

/** True for records of the kind that have an unsettled decision; no other is offered for them. */
export function useIsDecided<T extends Reviewable>({ api }: ReviewKind<T>): (row: T) => boolean {
  const entries = useOutbox((outbox) => outbox.entries);
  return (row) => entries.some((entry) => isPending(entry) && isAbout(entry, api.path, api.idOf(row)));
}
