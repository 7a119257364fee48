/** The first line of every generated page. */
export const GENERATED = '<!-- Written by `npm run docs`; a test fails when it is not up to date. -->';

/** Formats a Markdown table. The content of the cells is escaped. */
export const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.map(cell).join(' | ')} |`).join('\n');
const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ').trim();

/** Formats a page with these paragraphs. */
export const page = (...parts: readonly string[]) => `${parts.join('\n\n')}\n`;
