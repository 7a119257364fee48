/** Inserts a line after the last match of a pattern. */
export function afterLast(text, pattern, line) {
  const last = [...text.matchAll(pattern)].at(-1);
  if (!last) throw new Error(`Found no line after which to insert: ${line}`);
  const end = last.index + last[0].length;
  return `${text.slice(0, end)}\n${line}${text.slice(end)}`;
}
