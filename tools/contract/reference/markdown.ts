/** The first line of every generated page. */
export const GENERATED = '<!-- Written by `npm run docs`; a test fails when it is not up to date. -->';

/** A Markdown table; what is in a cell cannot end it. */
export const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.map(cell).join(' | ')} |`).join('\n');
const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ').trim();

/** A page of these paragraphs. */
export const page = (...parts: readonly string[]) => `${parts.join('\n\n')}\n`;
