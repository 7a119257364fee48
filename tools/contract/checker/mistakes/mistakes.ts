import { changeMistakes } from './changeMistakes';
import { conditionMistakes } from './conditionMistakes';
import { listMistakes } from './listMistakes';
import { menuMistakes } from './menuMistakes';
import type { Mistake } from './mistake';
import { rowMistakes } from './rowMistakes';
import { sessionMistakes } from './sessionMistakes';

/** Mistakes that real backends make. */
export const mistakes: readonly Mistake[] = [
  ...sessionMistakes,
  ...menuMistakes,
  ...rowMistakes,
  ...listMistakes,
  ...conditionMistakes,
  ...changeMistakes,
];
