import { charsOf, type Measure } from '../typing/measure';

/** Min and max length of the text of a training, in characters (docs/contract#3.4.23). */
export const CONTENT = { least: 20, most: 10_000 } as const;

/**
 * The target of a training: speed in characters a minute, accuracy in percent. Undefined, null or 0 means no target.
 */
export interface Target {
  targetSpeed?: number | null | undefined;
  targetAccuracy?: number | string | null | undefined;
}

/** True when the text without surrounding whitespace is within the length limits. */
export function fitsContent(content: string | null | undefined): boolean {
  const length = charsOf((content ?? '').trim()).length;
  return length >= CONTENT.least && length <= CONTENT.most;
}

/** Returns which targets a result misses. Net speed counts for `targetSpeed`, accuracy for `targetAccuracy`. */
export function missed(
  { netSpeed, accuracy }: Pick<Measure, 'netSpeed' | 'accuracy'>,
  { targetSpeed, targetAccuracy }: Target,
): 'none' | 'speed' | 'accuracy' | 'both' {
  const slow = netSpeed < Number(targetSpeed ?? 0);
  const wrong = accuracy < Number(targetAccuracy ?? 0);
  return slow ? (wrong ? 'both' : 'speed') : wrong ? 'accuracy' : 'none';
}
