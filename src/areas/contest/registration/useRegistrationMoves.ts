import { useTranslation } from 'react-i18next';
import { useIsDecided, useUndoable } from '@/shared/review/decision/useUndoable';
import { decide } from '@/shared/review/review';
import { type Registration, registrations } from './registration.resource';
import { registrationKind } from './registration.kind';
import { registrationMoves } from './registration.states';

/** Passes, rejects or cancels a registration: at once, or through the outbox, where it can be undone for ten seconds. */
export function useRegistrationMoves() {
  const { t } = useTranslation('contest');
  const undoable = useUndoable(registrationKind);
  const isDecided = useIsDecided(registrationKind);

  async function make(move: keyof typeof registrationMoves, row: Registration, reason: string) {
    if (move === 'cancel') {
      const call = { verb: 'cancel', body: { id: row.id, reason } };
      const label = t('registration.cancel');
      if (undoable) undoable.move(row, { ...registrationMoves.cancel, ...call, name: 'cancel', label }, reason);
      else await registrations.act(call.verb, call.body);
    } else if (undoable) undoable.decide([row], move, reason, () => reason);
    else await decide(registrationKind, row, move, reason);
  }

  /** `done` is the success message of a move: none where the outbox reports it. */
  return { make, isDecided, done: undoable && { done: '' } };
}
