import { useTranslation } from 'react-i18next';
import { useMenuLink } from '@/shared/menu/links';
import { decideLater, isAbout, isPending, useOutbox } from '@/shared/outbox/browserOutbox';
import {
  type More,
  moreCall,
  moreText,
  moveDecision,
  type MoveCall,
  type MovedKind,
  type Reviewable,
  type ReviewKind,
  toDecision,
  type Verdict,
} from '../review';
import { reviewSettings } from '@/shared/settings/reviewSettings';
import type { Decision } from '@/shared/outbox/entry';
import type { Resource } from '@/shared/resource/resource';
import type { MenuKey } from '@/shared/vocabulary/menuKey';
import type { RecordMove } from '@/shared/resource/transitions/recordMoves';

/**
 * Puts decisions about a kind's records into the outbox. Users can undo a decision in the outbox for ten seconds.
 * Returns undefined if the kind does not support undo or the user has turned undo off. Decisions are then sent
 * directly.
 */
export function useUndoable<T extends Reviewable>(kind: ReviewKind<T> & { detailKey?: MenuKey }) {
  const { t } = useTranslation('review');
  const undoable = useUndoableMoves(kind);
  if (!undoable) return undefined;
  const { ask } = kind.moves;
  return {
    ...undoable,
    /** Sends the same request to the applicants of some records. */
    ask: (rows: readonly T[], more: More) =>
      ask &&
      undoable.move(
        rows,
        { ...ask, name: 'ask', label: t('verdict.ask'), values: { ...more } },
        (row) => moreCall(kind, row, more),
        moreText(more),
      ),
    /** Makes one decision about some records. Each record may have its own remark. */
    decide: (rows: readonly T[], verdict: Verdict, reason: string, remarkOf: (row: T) => string) =>
      decideLater(
        rows.map((row) => {
          const label = t(`verdict.${verdict}`);
          return toDecision(kind, row, { verdict, reason, label, remark: remarkOf(row), link: undoable.linkTo(row) });
        }),
      ),
  };
}

/** `useUndoable` for kinds whose records have no verdict, only moves. */
export function useUndoableMoves<T extends object>(kind: Omit<MovedKind<T, string>, 'moves'>) {
  const linkOf = useMenuLink();
  if (!kind.undo || !reviewSettings().undo) return undefined;
  const linkTo = (row: T) =>
    kind.detailKey && linkOf(kind.detailKey, new URLSearchParams({ id: String(kind.api.idOf(row)) }));
  return {
    /** The address of a record's page. */
    linkTo,
    /**
     * Makes one move for some records. An undo always applies to all these records. After an undo, each record keeps
     * `values` as a draft. Without `values`, each record keeps the reason as a draft.
     */
    move: (
      rows: readonly T[],
      move: RecordMove & Pick<Decision, 'values' | 'label'> & { name: string },
      callOf: (row: T) => MoveCall,
      reason: string,
    ) =>
      decideLater(rows.map((row) => moveDecision(kind, row, { ...move, ...callOf(row), reason, link: linkTo(row) }))),
  };
}

/** Returns a function that tests whether a decision about a record waits in the outbox or is being sent. */
export function useIsDecided<T extends object>({ api }: { api: Resource<T> }): (row: T) => boolean {
  const entries = useOutbox((outbox) => outbox.entries);
  return (row) => entries.some((entry) => isPending(entry) && isAbout(entry, api.path, api.idOf(row)));
}
