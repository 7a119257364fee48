import { unzipSync } from 'fflate';
import Papa from 'papaparse';
import { readSheet as readWorkbook } from 'read-excel-file/web-worker';
import { decodeText } from '@/shared/files/decodeText';

/** The reasons for not reading a file; the messages are `import.bad.<reason>`. */
export type SheetProblem = 'type' | 'size' | 'bomb' | 'empty' | 'rows' | 'columns' | 'broken' | 'slow';

/** Thrown if a file cannot be read as a sheet; `problem` is the reason. */
export class SheetError extends Error {
  readonly problem: SheetProblem;
  constructor(problem: SheetProblem) {
    super(problem);
    this.problem = problem;
  }
}

/** Max size of the file in bytes, and max rows and columns of the sheet (docs/quality#row-108). */
export const LIMITS = { bytes: 10 * 2 ** 20, rows: 5000, columns: 100 };
const UNPACKED = { bytes: 50 * 2 ** 20, entries: 1000, ratio: 100 };

/**
 * Returns the cells of a workbook's first sheet, or of a CSV in UTF-8 or GB 18030, as trimmed text. The header, which
 * is the first row that is not blank, comes first. Blank rows above the header follow it. Throws SheetError.
 */
export async function readSheet(file: ArrayBuffer): Promise<string[][]> {
  if (file.byteLength > LIMITS.bytes) throw new SheetError('size');
  const bytes = new Uint8Array(file);
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b;
  const isOldWorkbook = bytes[0] === 0xd0 && bytes[1] === 0xcf;
  if (isOldWorkbook) throw new SheetError('type');
  const all = isZip ? await workbook(bytes) : csv(bytes);
  const isFilled = (row: string[]) => row.some((cell) => cell !== '');
  const count = all.filter(isFilled).length;
  if (count < 2) throw new SheetError('empty');
  if (count - 1 > LIMITS.rows) throw new SheetError('rows');
  // Keeps blank rows, so that messages give the row numbers of the spreadsheet. The header comes first.
  const first = all.findIndex(isFilled);
  const header = all.slice(first, first + 1);
  const rows = [...header, ...all.slice(0, first), ...all.slice(first + 1, all.findLastIndex(isFilled) + 1)];
  if (rows.some((row) => row.length > LIMITS.columns)) throw new SheetError('columns');
  return rows;
}

async function workbook(bytes: Uint8Array<ArrayBuffer>): Promise<string[][]> {
  refuseBomb(bytes);
  const rows = await readWorkbook(bytes.buffer).catch(() => {
    throw new SheetError('broken');
  });
  return rows.map((row) => row.map(text));
}

/** Detects a zip bomb from the archive's directory, before anything is unpacked. */
function refuseBomb(bytes: Uint8Array): void {
  let entries = 0;
  let unpacked = 0;
  try {
    unzipSync(bytes, {
      filter: ({ originalSize }) => {
        entries += 1;
        unpacked += originalSize;
        return false;
      },
    });
  } catch {
    throw new SheetError('broken');
  }
  const tooMuch = unpacked > UNPACKED.bytes || (unpacked > 2 ** 20 && unpacked / bytes.length > UNPACKED.ratio);
  if (entries > UNPACKED.entries || tooMuch) throw new SheetError('bomb');
}

function csv(bytes: Uint8Array): string[][] {
  if (bytes.includes(0)) throw new SheetError('type');
  const content = decodeText(bytes).replace(/^\ufeff/, '');
  // Blank lines must stay, but would mislead the detection of the delimiter.
  const { delimiter } = Papa.parse(content, { preview: 10, skipEmptyLines: 'greedy' }).meta;
  const { data } = Papa.parse<string[]>(content, { delimiter });
  return data.map((row) => row.map(text));
}

/** The text of a cell, with dates in the API's format. Removes the apostrophe or `="…"` that our exports add. */
function text(cell: unknown): string {
  // A workbook stores times as fractions of a day: 10:00:05 is read as 10:00:04.999.
  if (cell instanceof Date)
    return new Date(Math.round(cell.getTime() / 1000) * 1000)
      .toISOString()
      .slice(0, 19)
      .replace('T', ' ')
      .replace(' 00:00:00', '');
  return String(cell ?? '')
    .trim()
    .replace(/^'(?=[=+\-@＝＋－＠])/, '')
    .replace(/^="([\dE]+)"$/i, '$1');
}
