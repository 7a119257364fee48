import type { Resource } from '@/shared/resource/resource';
import type { Kind } from '@/shared/api/fields';
import type { ListParams } from '@/shared/api/crudApi';
import type { Id } from '@/shared/lib/id';
import { markText } from '@/shared/auth/markText';
import { masked } from '@/shared/lib/rules/mask';
import { loadDict } from '@/shared/dict/useDict';
import { type Column, columnKey, dataColumns } from '../column';
import { eachPage } from '../eachPage';
import type { ListAddress } from '../listAddress';
import type { Cell, SheetFormat } from './sheet/sheet';
import type { SheetMessage } from './sheet/sheet.worker';

/** The list to export; `address` is the codec that reads the list's filters and sort from the page's address. */
export interface ExportProps<T extends object> {
  api: Pick<Resource<T>, 'path' | 'list' | 'idOf' | 'permission' | 'messages'>;
  address: ListAddress<keyof T & string>;
  columns: readonly Column<T>[];
  /** The title of the list; by default the title of the resource. */
  title?: string;
}

/** Max rows per request, and max rows per file. */
export const ONE_REQUEST = 1000;
export const EXPORT_LIMIT = 100_000;

/** One column of an exported file. */
export interface SheetColumn<T> {
  field: string;
  title: string;
  kind?: Kind | undefined;
  /** The labels for the values of the field. */
  labels: ReadonlyMap<string, string>;
  /** True when the cell is computed, not the field's own value. */
  computed: boolean;
  cell: (row: T) => Cell;
}

/**
 * Converts table columns to file columns. A cell contains the result of the column's `text`, or the value of its field.
 * If the dictionary or the filter's options have a label for the value, the cell contains the label. Secrets are
 * masked. `comma` separates the values of an array.
 */
export async function sheetColumns<T extends object>(
  columns: readonly Column<T>[],
  hidden: readonly string[],
  comma: string,
): Promise<SheetColumn<T>[]> {
  const shown = dataColumns(columns).filter((column) => isData(column) && !hidden.includes(columnKey(column)));
  return Promise.all(
    shown.map(async (column) => {
      const { title, field, text, dict, filter, secret, kind } = column;
      const fixed = typeof filter === 'object' && 'options' in filter ? filter.options : [];
      const labels = new Map((dict ? await loadDict(dict) : fixed).map(({ value, label }) => [value, label]));
      const hide = (cell: Cell) => (secret ? masked(secret, String(cell)) : cell);
      const cell = (row: T) => hide(cellOf(text ? text(row) : field && row[field], labels, comma));
      return { field: columnKey(column), title, kind, labels, computed: text !== undefined, cell };
    }),
  );
}

/** False for a column that only displays something, such as a preview. */
const isData = <T extends object>({ field, text }: Column<T>) => field !== undefined || text !== undefined;

function cellOf(value: unknown, labels: ReadonlyMap<string, string>, comma: string): Cell {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.map((one) => cellOf(one, labels, comma)).join(comma);
  if (typeof value === 'object') return JSON.stringify(value);
  const word = labels.get(String(value));
  return word ?? (typeof value === 'number' ? value : String(value));
}

/** An export of a list to a file. */
export interface Export<T extends object> {
  api: Pick<Resource<T>, 'list' | 'idOf'>;
  /** The filters and the sort of the list; the page is ignored. */
  params: ListParams;
  columns: SheetColumn<T>[];
  format: SheetFormat;
  signal: AbortSignal;
  onProgress: (done: number, total: number) => void;
}

interface Exported {
  file: Blob;
  count: number;
  isPartial: boolean;
}

/**
 * Fetches all pages of a list and writes the rows to a file in a worker. If the system config has a watermark, the
 * watermark is in the last row. Resolves with the file and the number of rows. Rejects if aborted or if a page fails.
 *
 * The list may change between two pages. A row that a later page repeats is written once. `isPartial` is true if rows
 * may be missing: the list changed, and the file has fewer rows than the first page announced.
 */
export async function exportList<T extends object>(job: Export<T>): Promise<Exported> {
  const { api, params, columns, format, signal, onProgress } = job;
  const worker = new Worker(new URL('./sheet/sheet.worker.ts', import.meta.url), { type: 'module' });
  const post = (message: SheetMessage) => worker.postMessage(message);
  try {
    post({ rows: [columns.map(({ title }) => title)] });
    const known = new Set<Id>();
    let count = 0;
    let total: number | undefined;
    let isChanged = false;
    for await (const page of eachPage(api, params, ONE_REQUEST, signal)) {
      const rows = page.records.filter((row) => !known.has(api.idOf(row)));
      for (const row of rows) known.add(api.idOf(row));
      post({ rows: rows.map((row) => columns.map(({ cell }) => cell(row))) });
      count += rows.length;
      if (total === undefined) total = page.total;
      if (page.total !== total || rows.length < page.records.length) isChanged = true;
      onProgress(count, Math.min(page.total, EXPORT_LIMIT));
      if (count >= EXPORT_LIMIT) break;
    }
    const mark = markText();
    if (mark) post({ rows: [[mark]] });
    return {
      file: await written(worker, () => post({ format, kinds: columns.map(({ kind }) => kind) }), signal),
      count,
      isPartial: isChanged && total !== undefined && count < Math.min(total, EXPORT_LIMIT),
    };
  } finally {
    worker.terminate();
  }
}

function written(worker: Worker, start: () => void, signal: AbortSignal): Promise<Blob> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error));
    worker.onmessage = ({ data }: MessageEvent<Blob>) => resolve(data);
    worker.onerror = (event) => reject(new Error(event.message));
    start();
  });
}
