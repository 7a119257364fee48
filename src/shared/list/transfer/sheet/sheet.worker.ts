import type { Kind } from '@/shared/api/fields';
import { type Cell, type SheetFormat, toFile } from './sheet';

/** The messages to the worker: rows page by page, then the file format and the kinds of the columns. */
export type SheetMessage = { rows: Cell[][] } | { format: SheetFormat; kinds: (Kind | undefined)[] };

const rows: Cell[][] = [];

self.onmessage = async ({ data }: MessageEvent<SheetMessage>) => {
  if ('rows' in data) {
    for (const row of data.rows) rows.push(row);
    return;
  }
  self.postMessage(await toFile(data.format, rows, data.kinds));
};
