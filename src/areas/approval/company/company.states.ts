import { memberMoves } from '../ui/memberMoves';

/** What can be done with a company and in which of its states (docs/contract#3.4.1). */
export const companyMoves = memberMoves('approval:company');
