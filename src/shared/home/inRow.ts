import type { CSSProperties } from 'react';

/** The most tiles beside each other. */
const MOST_IN_ROW = 8;

/** The style that spreads tiles over as few rows as they need, as many in each: twelve are six and six. */
export function inRow(tiles: number): CSSProperties & { '--in-row': number } {
  const rows = Math.max(1, Math.ceil(tiles / MOST_IN_ROW));
  return { '--in-row': Math.max(1, Math.ceil(tiles / rows)) };
}
