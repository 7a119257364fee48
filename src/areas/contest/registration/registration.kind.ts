import type { ReviewKind } from '@/shared/review/review';
import { type Registration, registrations } from './registration.resource';
import { registrationMoves } from './registration.states';

/** Makes registrations reviewable records. */
export const registrationKind: ReviewKind<Registration> = {
  api: registrations,
  moves: registrationMoves,
  states: 'biz_registration_status',
  undo: true,
};
