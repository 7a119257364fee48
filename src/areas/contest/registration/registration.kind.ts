import type { ReviewKind } from '@/shared/review/review';
import { type Registration, registrationName, registrations } from './registration.api';
import { registrationMoves } from './registration.states';

/** Makes registrations reviewable records. */
export const registrationKind: ReviewKind<Registration> = {
  api: registrations,
  permission: 'contest:registration',
  nameOf: registrationName,
  moves: registrationMoves,
  states: 'biz_registration_status',
  undo: true,
};
