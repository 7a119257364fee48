import { memberMoves } from '../ui/memberMoves';

/** The status changes of a company (docs/contract#3.4.1). */
export const companyMoves = memberMoves('approval:company');
