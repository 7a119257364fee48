/** A section of the changelog. */
export interface News {
  title: string;
  entries: string[];
}

/** Parses `docs/CHANGELOG.md`: `## ` starts a section, `- ` an entry, which may span several lines. */
export function newsIn(markdown: string): News[] {
  const parts: News[] = [];
  for (const line of markdown.split('\n')) {
    const part = parts.at(-1);
    if (line.startsWith('## ')) parts.push({ title: line.slice(3).trim(), entries: [] });
    else if (line.startsWith('- ')) part?.entries.push(line.slice(2).trim());
    else if (line.startsWith('  ') && part?.entries.length) {
      part.entries[part.entries.length - 1] += ` ${line.trim()}`;
    }
  }
  return parts.filter(({ entries }) => entries.length > 0);
}

/** The releases with a translated summary (`locales`), in the order of the changelog. */
export const RELEASES = ['next', 'v0_1_0'] as const;
