import { isChoice, keyAt, keysOf, MAX_OPTIONS, type Question } from './questions';

/** A spreadsheet row of a question. `ImportQuestions` defines the names of the cells. */
type Row = Readonly<Record<string, unknown>>;

/** The cell names of the options, A to H. */
export const OPTION_CELLS: readonly string[] = Array.from(
  { length: MAX_OPTIONS },
  (_, index) => `option${keyAt(index)}`,
);

const TRUE = ['t', 'true', 'y', 'yes', '对', '對', '是', '正确', '正確', '√', '✓', 'sim', 'verdadeiro', 'v'];
const FALSE = ['f', 'false', 'n', 'no', '错', '錯', '否', '错误', '錯誤', '×', '✗', 'x', 'não', 'falso'];

/**
 * Converts a spreadsheet row to a question. `types` maps question types to their labels. A cell that cannot be parsed
 * keeps its text, and an unknown type becomes '', so that `checkQuestion` reports the cell.
 */
export function questionOfRow(row: Row, types: readonly { value: string; label: string }[]): Question {
  const cell = (name: string) => String(row[name] ?? '').trim();
  const kind = cell('questionType');
  const questionType = types.find(({ value, label }) => value === kind || label === kind)?.value ?? '';
  const texts = OPTION_CELLS.map(cell);
  const last = texts.findLastIndex(Boolean);
  return {
    questionType,
    stem: asHtml(cell('stem')),
    options: isChoice(questionType) ? texts.slice(0, last + 1).map((text, index) => ({ key: keyAt(index), text })) : [],
    answer: answerOf(questionType, cell('answer')),
    score: cell('score'),
    analysis: cell('analysis'),
  };
}

/** Normalizes typed answers such as `a、c`, `AC` or `对` to the stored format. */
function answerOf(questionType: string, text: string): string {
  if (isChoice(questionType)) {
    const keys = text.toUpperCase().replaceAll(/[^A-Z]+/g, '');
    return keys === '' ? text : keysOf([...keys].join(',')).join(',');
  }
  if (questionType !== '3') return text;
  const word = text.toLowerCase();
  return TRUE.includes(word) ? 'T' : FALSE.includes(word) ? 'F' : text;
}

/** Converts plain text to HTML, with a paragraph for each line. */
function asHtml(text: string): string {
  if (text === '') return '';
  const safe = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return safe
    .split(/\r?\n/)
    .map((line) => `<p>${line}</p>`)
    .join('');
}
