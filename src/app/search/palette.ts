/** An entry of the palette. */
export interface Findable {
  key: string;
  name: string;
  /** The names of its ancestors, root first; searched too. */
  path: string;
}

/** Normalises text for the search: without blanks, dots and colons, so that 新建用户 finds "新建 · 用户管理". */
export const plain = (text: string) => text.toLowerCase().replaceAll(/[\s·:：]+/g, '');

/**
 * The items that match a text by name, pinyin initials or key; names that begin with it come first. Without `initialsOf`
 * initials find nothing.
 */
export function findIn<T extends Findable>(
  items: readonly T[],
  text: string,
  initialsOf: (name: string) => string = () => '',
): T[] {
  const query = plain(text);
  if (!query) return [];
  const rank = (item: T) => {
    const name = plain(item.name);
    if (name.startsWith(query)) return 0;
    if (initialsOf(item.name).startsWith(query)) return 1;
    if (name.includes(query)) return 2;
    if (initialsOf(item.name).includes(query) || item.key.toLowerCase().includes(query)) return 3;
    return plain(item.path).includes(query) ? 4 : undefined;
  };
  const ranks: T[][] = [[], [], [], [], []];
  for (const item of items) ranks[rank(item) ?? ranks.length]?.push(item);
  return ranks.flat();
}
