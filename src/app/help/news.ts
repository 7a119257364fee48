/** One part of the change log: its title, and what changed, one sentence or more each. */
export interface News {
  title: string;
  entries: string[];
}

/** The parts of `docs/CHANGELOG.md`: `## ` begins one, `- ` an entry, which may run over several lines. */
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

/** The releases with a short text in each language (`locales`), in the order of the change log. */
export const RELEASES = ['next', 'v0_1_0'] as const;
