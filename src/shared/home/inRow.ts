import type { CSSProperties } from 'react';

/** Max number of tiles in a row. */
const MOST_IN_ROW = 8;

/** Returns the style that spreads tiles evenly over as few rows as possible. Twelve tiles make two rows of six. */
export function inRow(tiles: number): CSSProperties & { '--in-row': number } {
  const rows = Math.max(1, Math.ceil(tiles / MOST_IN_ROW));
  return { '--in-row': Math.max(1, Math.ceil(tiles / rows)) };
}
