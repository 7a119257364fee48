import { textWidth } from '@/shared/room/textWidth';

/** What an entry needs besides its name, in pixels: its padding, its icon and their gap. */
const BESIDE_NAME = 32 + 24;
/** The same for the dots: their padding, themselves, and a little for a font that is wider than most. */
const DOTS = 32 + 14 + 10;
/** The gap before the name of the area one is in, behind the dots. */
const GAP = 8;

/** How many of the entries fit into `room` pixels, when the dots for the others and the name of the current one do too. */
export function inSight(names: readonly string[], here: number, room: number): number {
  const widths = names.map((name) => BESIDE_NAME + Math.ceil(textWidth(name)));
  const widthOf = (count: number) => widths.slice(0, count).reduce((sum, width) => sum + width, 0);
  if (widthOf(names.length) <= room) return names.length;
  const behind = (count: number) => DOTS + (here >= count ? GAP + textWidth(names[here] ?? '') : 0);
  let count = names.length - 1;
  while (count > 0 && widthOf(count) + behind(count) > room) count -= 1;
  return count;
}
