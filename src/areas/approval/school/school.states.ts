import { memberMoves } from '../ui/memberMoves';

/** What can be done with a school and in which of its states (docs/contract#3.4.2). */
export const schoolMoves = memberMoves('approval:school');
