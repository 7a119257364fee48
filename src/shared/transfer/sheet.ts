import Papa from 'papaparse';
import writeXlsxFile from 'write-excel-file/universal';

/** The value of a cell: text, or a number that stays a number. */
export type Cell = string | number;
export type SheetFormat = 'xlsx' | 'csv';

/** Writes rows to a file; the first row is the header. */
export function toFile(format: SheetFormat, rows: readonly (readonly Cell[])[]): Promise<Blob> {
  return format === 'csv' ? Promise.resolve(toCsv(rows)) : toXlsx(rows);
}

/** Text that starts with a character a spreadsheet takes for a formula, in half or full width (OWASP CSV injection). */
const FORMULA = /^[=+\-@\t\r\n\0＝＋－＠]/;
const NUMBER = /^-?\d{1,15}(\.\d+)?$/;

/** Prefixes text that a spreadsheet would compute with an apostrophe; plain numbers stay. */
export const harmless = (text: string) => (FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text);

/** RFC 4180 with a byte order mark, so that Excel reads it as UTF-8. Every cell is quoted: some Excels split at `;`. */
function toCsv(rows: readonly (readonly Cell[])[]): Blob {
  const safe = rows.map((row) => row.map((cell) => (typeof cell === 'string' ? harmless(cell) : cell)));
  return new Blob(['\ufeff', Papa.unparse(safe, { newline: '\r\n', quotes: true })], {
    type: 'text/csv;charset=utf-8',
  });
}

/**
 * A workbook with one sheet. Text cells are typed as text and never computed; the apostrophe protects users who later
 * save the sheet as CSV.
 */
function toXlsx(rows: readonly (readonly Cell[])[]): Promise<Blob> {
  const sheet = rows.map((row, index) =>
    row.map((cell) =>
      typeof cell === 'number'
        ? { type: Number, value: cell }
        : { type: String, value: harmless(cell), ...(index === 0 && { fontWeight: 'bold' as const }) },
    ),
  );
  return writeXlsxFile(sheet).toBlob();
}
