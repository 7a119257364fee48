import { memberMoves } from '../ui/memberMoves';

/** The status changes of a school (docs/contract#3.4.2). */
export const schoolMoves = memberMoves('approval:school');
