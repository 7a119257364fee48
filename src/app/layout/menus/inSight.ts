import { textWidth } from '@/shared/display/measure/textWidth';

/** An entry's padding, in pixels: 12 on either side (`.topMenu` in AppShell.module.css). */
const PADDING = 24;
/** The width of an entry's icon and the gap after it. */
const ICON = 24;
/**
 * The width of the overflow button, which shows three dots, with its padding and a reserve for unusually wide fonts.
 */
const DOTS = PADDING + 14 + 8;
/** The gap between the overflow button and the name of the current area. */
const GAP = 8;

/** The visible part of a horizontal menu's entries. */
export interface InSight {
  /** The number of entries in the menu itself. The overflow button contains the remaining entries. */
  count: number;
  /** True when the entries have room for their icons. */
  icons: boolean;
}

/**
 * Calculates how many entries fit into `room` pixels. If room is short, first drops the icons, because users read the
 * names. Then moves entries into the overflow menu, and reserves room for the overflow button. `here` is the index of
 * the current entry. If the current entry is hidden, also reserves room for the entry's name next to the button.
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
