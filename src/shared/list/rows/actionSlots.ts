import { textWidth } from '@/shared/display/measure/textWidth';
import type { RowAction } from '../actions/RowActions';
import { hasShortWords, NARROW, sizesIn } from './widths';

/** The layout of the actions of the rows on a page; `widths` has the width of each slot. */
export interface ActionSlots {
  widths: readonly number[];
  /** True when some row has more actions than slots. */
  more: boolean;
  /** The width of the column. */
  width: number;
}

const MAX_ACTIONS = 160;
/** `MAX_ACTIONS` for alphabetic languages, whose labels are longer. */
const MAX_LONG_ACTIONS = 240;
const ACTIONS_PADDING = 18;
const MORE = 32;

/**
 * Returns the action slots of the rows. Usually each row has two slots. In a narrow table, or if the labels are too
 * wide, each row has only one slot. The widest label of a slot sets the slot's width, up to a limit.
 */
export function actionSlots(
  rows: readonly (readonly RowAction[])[],
  title: string,
  room = NARROW,
  language = '',
): ActionSlots {
  const { slots: most, padding } = sizesIn(room);
  const limit = hasShortWords(language) || room < NARROW ? MAX_ACTIONS : MAX_LONG_ACTIONS;
  const widest = [0, 1].map((slot) => Math.max(0, ...rows.map((row) => labelWidth(row[slot]))));
  const count = Math.max(0, ...rows.map(({ length }) => length));
  const left = (slots: number) => limit - ACTIONS_PADDING - (count > slots ? MORE : 0);
  const both = (widest[0] ?? 0) + (widest[1] ?? 0) <= left(2);
  const slots = Math.min(count, both ? most : 1);
  const widths = widest.slice(0, slots).map((width) => Math.min(width, left(slots)));
  const content = widths.reduce((sum, width) => sum + width, 0) + (count > slots ? MORE : 0);
  return {
    widths,
    more: count > slots,
    width: Math.max(ACTIONS_PADDING + content, padding + Math.ceil(textWidth(title))),
  };
}

const labelWidth = (action: RowAction | undefined) => (action ? Math.ceil(textWidth(action.label)) + 12 : 0);
