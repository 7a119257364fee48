const WIDTH = 110;

/** Formats JSON as a person would: a value that fits on one line stays on one line. */
export const formatted = (value: unknown) => `${written(value, 0)}\n`;

function written(value: unknown, depth: number): string {
  const line = inLine(value);
  if (typeof value !== 'object' || value === null || (depth > 0 && line.length + 2 * depth < WIDTH)) return line;
  const pad = '  '.repeat(depth + 1);
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  const entries = Array.isArray(value)
    ? value.map((entry) => pad + written(entry, depth + 1))
    : Object.entries(value).map(([name, entry]) => `${pad}${JSON.stringify(name)}: ${written(entry, depth + 1)}`);
  return `${open}\n${entries.join(',\n')}\n${'  '.repeat(depth)}${close}`;
}

function inLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inLine).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).map(([name, entry]) => `${JSON.stringify(name)}: ${inLine(entry)}`);
  return entries.length > 0 ? `{ ${entries.join(', ')} }` : '{}';
}
