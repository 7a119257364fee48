import { formatsIn } from '@/shared/lib/formats';
import { textWidth } from '@/shared/display/measure/textWidth';
import type { Kind } from '@/shared/api/fields';
import { type Column, columnKey, type CardSlots, cardSlotsOf, type Width } from '../column';
import { type Arrangement, pinsOf, widthsOf } from '../columns/arrangement';
import type { Dictionaries } from './Cell';

interface Sizes extends Record<Kind, number>, Record<Exclude<Width, 'rest'>, number> {
  name: number;
  /** The width of a cell's padding, added to the width of its text. */
  padding: number;
  /** Max width that a title or a tag gives its column; longer titles and tags are cut. */
  max: number;
  /** The max number of actions shown in the row itself. */
  slots: number;
  /** Max width of a column with a declared longest text, so that five columns fit in a portrait tablet. */
  widest?: number;
}

const DESK: Sizes = {
  text: 128,
  number: 88,
  money: 120,
  date: 112,
  time: 160,
  xs: 72,
  s: 104,
  m: 144,
  l: 216,
  code: 150,
  name: 208,
  padding: 24,
  max: 176,
  slots: 2,
};
/** Tables narrower than this many pixels have narrower columns. */
export const NARROW = 1000;
const TABLET: Sizes = {
  text: 96,
  number: 72,
  money: 104,
  date: 96,
  time: 136,
  xs: 60,
  s: 84,
  m: 112,
  l: 136,
  code: 144,
  name: 144,
  padding: 16,
  max: 112,
  slots: 1,
};
/** Below this table width in pixels, names and long texts are narrower, and times show only the date. */
const TIGHT = 800;
const TIGHT_SIZES = { name: 140, widest: 112 };
const TIGHT_LETTERS = { name: 108, text: 74, l: 108, max: 122, widest: 122 };
/** In tables wider than this many pixels, names and texts grow, up to a limit. */
const WIDE = 1400;
const MAX_GROWTH = 1.4;
/** Max width of a tag in an alphabetic language. */
const LONG_TAG = 184;
/** Tags and times are longer in alphabetic languages, so names and texts are narrower. */
const LETTERS = { name: 168, text: 104 };
const NARROW_LETTERS = { name: 140, text: 82, l: 184 };
/** The usual column sizes of a table that is `room` pixels wide. */
export const sizesIn = (room: number) => (isNarrow(room) ? TABLET : DESK);

/** True when `room` pixels are so few that columns get the smaller widths and cell padding. */
export const isNarrow = (room: number): boolean => room < NARROW;
/** True when `room` pixels are too few to show the time of day. */
export const showsDaysOnly = (room: number): boolean => room < TIGHT;
/** The max width for long texts in a column that the user must scroll to, in pixels. */
const LONG_TEXT = 240;
/** If the visible columns lack more than this many pixels in total for their texts, one column fewer is visible. */
const MUCH = 40;
/** The min number of columns that stay visible. */
const FEWEST = 5;
/** The width of a text in a usual font, relative to its width in the widest font. */
const USUAL_FONT = 0.94;
/** Estimated widths are multiplied by `WIDE_FONT`, because some Linux fonts are wide. Chinese text is not affected. */
const WIDE_FONT = 1.08;
/** The width of the widest character. */
const SQUARE = 14;
/** The width of the sort icon next to a title. */
const SORT_SIGN = 18;

/**
 * Returns the widths of the columns of a table with a width of `room` pixels. Each column fits its title and its
 * dictionary's labels, up to a limit. The user scrolls to the columns that do not fit. No column is cut at the edge of
 * the table. Remaining width goes first to the columns whose texts in `rows` would be cut, and then to names and texts.
 * Widths that the user set never change. Columns pinned right are always visible.
 */
export function columnWidths<T extends object>(
  columns: readonly Column<T>[],
  room: number,
  dicts?: Dictionaries,
  language = '',
  rows: readonly T[] = [],
  user: { places: CardSlots<T>; arrangement: Arrangement } = { places: cardSlotsOf(columns), arrangement: [] },
): number[] {
  const { places, arrangement } = user;
  const own = widthsOf(arrangement);
  const pins = pinsOf(arrangement);
  const ownOf = (column: Column<T> | undefined) => column && own.get(columnKey(column));
  const sizes = sizesFor(room, language);
  const least = columns.map(
    (column) => ownOf(column) ?? leastWidth(column, places.get(column) === 'name', sizes, dicts),
  );
  const right = columns.findIndex((column) => pins.get(columnKey(column)) === 'right');
  const end = right < 0 ? columns.length : right;
  const scale = hasShortWords(language) ? 1 : WIDE_FONT;
  const needs = columns.map((column) => {
    const texts = ownOf(column) === undefined ? textsWidth(column, rows, dicts) : undefined;
    return texts === undefined ? undefined : Math.ceil(Math.max(texts * scale, headWidth(column)) + sizes.padding);
  });
  let inSight = 0;
  let left = least.slice(end).reduce((rest, width) => rest - width, room);
  while (inSight < end && left >= (least[inSight] ?? 0)) left -= least[inSight++] ?? 0;
  if (inSight === end && left >= 0) inSight = columns.length;
  else {
    const cut = needs.slice(0, inSight).map((need = 0, index) => Math.min(need, LONG_TEXT) - (least[index] ?? 0));
    // The user must scroll anyway. Makes one column fewer visible, so that the texts of the other columns are not cut.
    if (inSight > FEWEST && cut.reduce((sum, more) => sum + Math.max(0, more), -left) > MUCH)
      left += least[--inSight] ?? 0;
    // Widens the columns that the user must scroll to, which takes no width from the visible columns.
    for (let at = inSight; at < end; at += 1) least[at] = Math.max(least[at] ?? 0, Math.min(needs[at] ?? 0, LONG_TEXT));
  }
  const growing = columns.slice(0, inSight).filter((column) => ownOf(column) === undefined);
  left = fitted(least, Math.max(0, left), { columns, growing, needs });
  let shares = columns.map((column) => (growing.includes(column) ? shareOf(column, places.get(column) === 'name') : 0));
  // If no column grows, all visible columns without a user-set width get equal shares of the remaining width.
  if (own.size > 0 && shares.every((share) => share === 0))
    shares = columns.map((column) => (growing.includes(column) ? 1 : 0));
  const all = shares.reduce((sum, share) => sum + share, 0);
  const given = shares.map((share) => (all > 0 ? Math.floor((left * share) / all) : 0));
  // The first column takes the rounding remainder: otherwise a strip of the next column would be visible.
  const first = shares.findIndex((share) => share > 0);
  const rest = first < 0 ? 0 : left - given.reduce((sum, share) => sum + share, 0);
  return least.map((width, index) => width + (given[index] ?? 0) + (index === first ? rest : 0));
}

/**
 * Changes `widths`: distributes the remaining `room` to the columns whose texts would be cut in these rows. Columns
 * that lack the fewest pixels come first. If `room` is too small, columns with short texts become narrower. Returns the
 * rest of `room`.
 */
function fitted<T extends object>(
  widths: number[],
  room: number,
  {
    columns,
    growing,
    needs,
  }: { columns: readonly Column<T>[]; growing: readonly Column<T>[]; needs: readonly (number | undefined)[] },
): number {
  const sized = growing.map((column) => {
    const index = columns.indexOf(column);
    const need = needs[index];
    const more = need === undefined ? 0 : need - (widths[index] ?? 0);
    // A column with its own renderer but no `text` may show more than its field.
    const isKnown = need !== undefined && !column.widest && !(column.render && !column.text && !column.shown);
    return { index, more, canShrink: isKnown };
  });
  let left = room;
  const give = (index: number, more: number) => {
    widths[index] = (widths[index] ?? 0) + more;
    left -= more;
  };
  const needed = sized.filter(({ more }) => more > 0).toSorted((one, other) => one.more - other.more);
  const missing = () => needed.reduce((sum, { more }) => sum + more, -left);
  for (const { index, more, canShrink } of sized)
    if (canShrink && more < 0) give(index, -Math.min(-more, Math.max(0, missing())));
  for (const { index, more } of needed) give(index, Math.min(more, left));
  return left;
}

/** True for Chinese, whose words are short; '' means Chinese too. */
export const hasShortWords = (language: string) => language === '' || language.startsWith('zh');

/** The sizes for a language: alphabetic languages have longer words and times than Chinese. */
function sizesFor(room: number, language: string): Sizes {
  const usual = sizesIn(room);
  const isChinese = hasShortWords(language);
  const formats = formatsIn(isChinese ? 'zh-CN' : language);
  const widthOf = (text: string) => Math.ceil(textWidth(text)) + usual.padding;
  const day = widthOf(formats.time('2026-11-30'));
  if (showsDaysOnly(room)) return { ...usual, ...(isChinese ? TIGHT_SIZES : TIGHT_LETTERS), time: day };
  if (isChinese) return grown(usual, room);
  const shorter = isNarrow(room) ? NARROW_LETTERS : LETTERS;
  const time = widthOf(formats.minute('2026-11-30 22:00:00'));
  const date = Math.max(usual.date, day);
  const sizes = { ...usual, ...shorter, date, time: Math.max(usual.time, time), max: Math.max(usual.max, LONG_TAG) };
  return grown(sizes, room);
}

/** Widens names and texts in a wide table. Otherwise the table would show more columns, but still with cut texts. */
function grown(sizes: Sizes, room: number): Sizes {
  const factor = Math.min(MAX_GROWTH, room / WIDE);
  if (factor <= 1) return sizes;
  const by = (size: number) => Math.round(size * factor);
  return { ...sizes, name: by(sizes.name), text: by(sizes.text), m: by(sizes.m), l: by(sizes.l) };
}

function leastWidth<T extends object>(column: Column<T>, isName: boolean, sizes: Sizes, dicts?: Dictionaries): number {
  const { width, kind = 'text', dict, widest } = column;
  const usual = width && width !== 'rest' ? sizes[width] : isName ? sizes.name : dict ? 0 : sizes[kind];
  const longest = textWidth(widest ?? '') * USUAL_FONT + sizes.padding;
  const own = widest === undefined ? usual : Math.min(longest, sizes.widest ?? longest);
  const head = headWidth(column);
  const tags = dict && !width ? (dicts?.get(dict) ?? []).map(({ label }) => tagWidth(textWidth(label))) : [];
  return Math.ceil(Math.max(own, Math.min(sizes.max, Math.max(head, ...tags) + sizes.padding)));
}

/**
 * Returns the width of the longest text of a column in these rows. Returns undefined without rows, and for a column
 * without a text. Numbers, amounts, dates and times have a text only if the column has `shown`.
 */
function textsWidth<T extends object>(column: Column<T>, rows: readonly T[], dicts?: Dictionaries): number | undefined {
  const { field, shown: own, text = own, dict, kind = 'text', secret, render } = column;
  if (rows.length === 0 || (!own && (kind !== 'text' || (render && !text && !field)))) return undefined;
  const labels = dict && new Map(dicts?.get(dict)?.map(({ value, label }) => [value, label]));
  let max = 0;
  for (const row of rows) {
    const value = (own ? own(row) : text ? text(row) : field && row[field]) ?? '';
    const plain = typeof value === 'object' ? '' : (labels?.get(String(value)) ?? String(value));
    const shown = secret ? plain.replaceAll('*', '0') : plain;
    if (shown.length * SQUARE > max) max = Math.max(max, textWidth(shown));
  }
  // The renderer of a column with a `text` may add an icon and a number.
  return Math.ceil(dict ? tagWidth(max) : max + (render && text && !own ? 44 : 0));
}

/** The width of a tag whose text has the width `text`: a tag has its own padding and smaller letters. */
const tagWidth = (text: number) => text * 0.86 + 16;

/** The width of the content of a header cell. */
const headWidth = <T extends object>({ title, sort }: Column<T>) => titleWidth(title) * 1.04 + (sort ? SORT_SIGN : 0);

/**
 * The width of a title on at most two lines. Titles wrap only between words. A Chinese title therefore stays on one
 * line.
 */
function titleWidth(title: string): number {
  const words = title.split(' ');
  const breaks = words.map((_, at) =>
    Math.max(textWidth(words.slice(0, at).join(' ')), textWidth(words.slice(at).join(' '))),
  );
  return Math.min(...breaks);
}

/** The share of the remaining width that a column gets: texts grow, numbers and times keep their size. */
const shareOf = <T extends object>({ width, kind = 'text', dict, widest }: Column<T>, isName: boolean): number => {
  if (isName || width === 'rest') return 2;
  return !dict && !widest && kind === 'text' && (width === undefined || width === 'l') ? 1 : 0;
};
