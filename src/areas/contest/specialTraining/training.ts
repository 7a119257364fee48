import { charsOf, type Measure } from '../typing/measure';

/** How long the text of a training may be, in characters (docs/contract#3.4.23). */
export const CONTENT = { least: 20, most: 10_000 } as const;

/** What a training aims at; none or 0 is no aim. Speed in characters a minute, accuracy in per cent. */
export interface Target {
  targetSpeed?: number | null | undefined;
  targetAccuracy?: number | string | null | undefined;
}

/** Whether a text is long enough and not too long; blanks around it do not count. */
export function fitsContent(content: string | null | undefined): boolean {
  const length = charsOf((content ?? '').trim()).length;
  return length >= CONTENT.least && length <= CONTENT.most;
}

/** What a result misses of its target: net speed, accuracy, both, or nothing. */
export function missed(
  { netSpeed, accuracy }: Pick<Measure, 'netSpeed' | 'accuracy'>,
  { targetSpeed, targetAccuracy }: Target,
): 'none' | 'speed' | 'accuracy' | 'both' {
  const slow = netSpeed < Number(targetSpeed ?? 0);
  const wrong = accuracy < Number(targetAccuracy ?? 0);
  return slow ? (wrong ? 'both' : 'speed') : wrong ? 'accuracy' : 'none';
}
