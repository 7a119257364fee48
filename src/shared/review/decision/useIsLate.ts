import { useState } from 'react';
import { useSession } from '@/shared/auth/session';
import { asAudited, type Reviewable, type ReviewKind } from '../review';
import type { Decision } from './useDecision';

interface Seen {
  decision: Decision;
  /** The record's state in the queue. */
  queued: string | undefined;
  /** True if the user has decided on the record since it was opened. */
  decidedHere: boolean;
}

/**
 * True if another user has decided on an open record that this user saw as pending, on its page or in the queue. Stays
 * true after the queue also has the record's new state.
 */
export function useIsLate<T extends Reviewable>(kind: ReviewKind<T>, row: T, seen: Seen): boolean {
  const { decision, queued, decidedHere } = seen;
  const user = useSession((session) => session.user);
  const [wasPending] = useState(decision.may);
  const { auditStatus, auditBy } = asAudited(kind, row);
  const { pass, reject, ask } = kind.moves;
  if (decision.may || decision.pending || decision.busy || !auditStatus) return false;
  const isDecided = [pass, reject, ask].some((move) => move?.to === auditStatus);
  const isOthers = wasPending && !decidedHere && isDecided && auditBy !== user?.userName && auditBy !== user?.loginName;
  return decision.lost || queued === pass.from[0] || isOthers;
}
