import { textWidth } from '@/shared/display/measure/textWidth';

/** An entry's padding, in pixels: 12 on either side (`.topMenu` in AppShell.module.css). */
const PADDING = 24;
/** An entry's icon and the gap after it. */
const ICON = 24;
/** The dots with their padding, and a little for a font that is wider than most. */
const DOTS = PADDING + 14 + 8;
/** The gap before the name of the current area, behind the dots. */
const GAP = 8;

/** The visible part of a horizontal menu's entries. */
export interface InSight {
  /** How many entries are in the menu itself; the others are behind the dots. */
  count: number;
  /** True when the entries have their icons. */
  icons: boolean;
}

/**
 * What fits into `room` pixels. When not all entries fit, the icons give way first: names are what a user reads. The
 * dots for the other entries have their room, and so has the name of the current one (`here`, its index) beside them.
 */
export function inSight(names: readonly string[], here: number, room: number): InSight {
  const widths = names.map((name) => PADDING + Math.ceil(textWidth(name)));
  const widthOf = (count: number) => widths.slice(0, count).reduce((sum, width) => sum + width, 0);
  if (widthOf(names.length) + names.length * ICON <= room) return { count: names.length, icons: true };
  if (widthOf(names.length) <= room) return { count: names.length, icons: false };
  const behind = (count: number) => DOTS + (here >= count ? GAP + textWidth(names[here] ?? '') : 0);
  let count = names.length - 1;
  while (count > 0 && widthOf(count) + behind(count) > room) count -= 1;
  return { count, icons: false };
}
