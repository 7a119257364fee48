import Papa from 'papaparse';
import writeXlsxFile from 'write-excel-file/universal';
import type { Kind } from '@/shared/api/fields';
import { fromCents, toCents } from '@/shared/lib/money';

/** The value of a cell: text, or a number, which the file keeps as a number. */
export type Cell = string | number;
export type SheetFormat = 'xlsx' | 'csv';

type Rows = readonly (readonly Cell[])[];
/** The kind of each column; a column without a kind holds text. */
type Kinds = readonly (Kind | undefined)[];

/** Writes rows to a file; the first row is the header. */
export function toFile(format: SheetFormat, rows: Rows, kinds: Kinds = []): Promise<Blob> {
  return format === 'csv' ? Promise.resolve(toCsv(rows, kinds)) : toXlsx(rows, kinds);
}

/** The first characters of text that a spreadsheet may interpret as a formula (OWASP CSV injection). */
const FORMULA = /^[=+\-@\t\r\n\0＝＋－＠]/;
const NUMBER = /^-?\d{1,15}(\.\d+)?$/;

/** Prefixes an apostrophe to text that a spreadsheet would compute; plain numbers are unchanged. */
export const harmless = (text: string) => (FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text);

/** Codes that Excel changes in a CSV: 12 or more digits are rounded, leading zeros vanish, 12E5 becomes a number. */
const CODE = /^(?:\d{12,}|0\d+|\d+E\d+)$/i;

/** Formats an amount with two decimals like the API. Returns any other text unchanged. */
function amountOf(cell: Cell): string {
  const cents = toCents(cell);
  return cents === undefined ? String(cell) : fromCents(cents);
}

/** RFC 4180 with a byte order mark, so that Excel reads UTF-8. Quotes all cells: some Excel versions split at `;`. */
function toCsv([header = [], ...rows]: Rows, kinds: Kinds): Blob {
  const written = (cell: Cell, index: number): Cell => {
    if (kinds[index] === 'money') return harmless(amountOf(cell));
    const text = String(cell);
    return CODE.test(text) ? `="${text}"` : typeof cell === 'string' ? harmless(cell) : cell;
  };
  const safe = [header.map((cell) => harmless(String(cell))), ...rows.map((row) => row.map(written))];
  return new Blob(['\ufeff', Papa.unparse(safe, { newline: '\r\n', quotes: true })], {
    type: 'text/csv;charset=utf-8',
  });
}

/**
 * Creates a workbook with one sheet and a frozen header row. Amounts become numbers, times become dates. Text cells
 * have the type text and are never computed. Cells still get the apostrophe of `harmless`, because a user may later
 * save the sheet as CSV.
 */
function toXlsx([header = [], ...rows]: Rows, kinds: Kinds): Promise<Blob> {
  const head = header.map((cell, index) => ({
    type: String,
    value: harmless(String(cell)),
    fontWeight: 'bold' as const,
    ...(kinds[index] === 'money' && { align: 'right' as const }),
  }));
  const body = rows.map((row) => row.map((cell, index) => xlsxCell(cell, kinds[index])));
  const columns = header.map((title, index) => ({ width: widthOf([title, ...rows.map((row) => row[index] ?? '')]) }));
  return writeXlsxFile([head, ...body], { columns, stickyRowsCount: 1 }).toBlob();
}

/** The limit below which integers are exact in a spreadsheet. */
const EXACT = 10n ** 15n;

/** A date, or a date and time, in the product's own format (`shared/api/fields`). */
const TIME = /^(\d{4}-\d\d-\d\d)(?: (\d\d:\d\d:\d\d))?$/;

function xlsxCell(cell: Cell, kind: Kind | undefined) {
  const text = { type: String, value: harmless(String(cell)) };
  if (kind === 'money') {
    const cents = toCents(cell);
    const isExact = cents !== undefined && cents < EXACT && cents > -EXACT;
    return isExact ? { type: Number, value: Number(fromCents(cents)), format: '#,##0.00' } : text;
  }
  if (kind === 'time' || kind === 'date') {
    const [, day, time] = TIME.exec(String(cell)) ?? [];
    const value = new Date(`${day}T${time ?? '00:00:00'}Z`);
    if (Number.isNaN(value.getTime())) return text;
    return { type: Date, value, format: time ? 'yyyy-mm-dd hh:mm:ss' : 'yyyy-mm-dd' };
  }
  if (typeof cell !== 'number' || CODE.test(String(cell))) return text;
  return { type: Number, value: cell };
}

/** The width of a column in characters, from its header and first rows; a Chinese character counts twice. */
function widthOf(cells: readonly Cell[]): number {
  const lengths = cells.slice(0, 1000).map((cell) => String(cell).replaceAll(/[^\0-\u02ff]/g, 'xx').length);
  return Math.min(60, Math.max(8, ...lengths) + 3);
}
