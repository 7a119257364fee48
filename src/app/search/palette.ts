/** An entry of the palette. */
export interface Findable {
  key: string;
  name: string;
  /** The names of the entry's ancestors, root first. The search also matches `path`. */
  path: string;
  /**
   * Phrases that people search for instead of the entry's name, such as "reset password". The search text may contain
   * the words of a phrase at any position.
   */
  asked?: readonly string[];
}

/** Normalizes text for the search: removes blanks, dots and colons, so that 新建用户 finds "新建 · 用户管理". */
export const plain = (text: string) => text.toLowerCase().replaceAll(/[\s·:：]+/g, '');

/**
 * Finds items by name, key, path, pinyin or question. Pinyin may be initials or whole syllables. A question is, for
 * example, "怎么驳回". Names that start with `text` come first. Without `spellingsOf`, pinyin finds nothing.
 */
export function findIn<T extends Findable>(
  items: readonly T[],
  text: string,
  spellingsOf: (name: string) => readonly string[] = () => [],
): T[] {
  const query = plain(text);
  if (!query) return [];
  const rank = (item: T) => {
    const name = plain(item.name);
    if (name.startsWith(query)) return 0;
    const spellings = spellingsOf(item.name);
    if (spellings.some((spelling) => spelling.startsWith(query))) return 1;
    if (name.includes(query)) return 2;
    const rest = restOf(text.toLowerCase(), item.asked);
    if (rest !== undefined && isAbout(rest, item.name)) return 2;
    if (spellings[0]?.includes(query) || item.key.toLowerCase().includes(query)) return 3;
    return rest !== undefined || plain(item.path).includes(query) ? 4 : undefined;
  };
  const ranks: T[][] = [[], [], [], [], []];
  for (const item of items) ranks[rank(item) ?? ranks.length]?.push(item);
  return ranks.flat();
}

/**
 * If `text` contains all words of a phrase, returns `text` without the words. If a phrase starts with `text`, returns
 * ''. If no phrase matches, returns undefined.
 */
function restOf(text: string, phrases: readonly string[] = []): string | undefined {
  const trimmed = text.trim();
  if (trimmed.length > 1 && phrases.some((phrase) => phrase.startsWith(trimmed))) return '';
  const words = phrases.map((phrase) => phrase.split(' ')).find((all) => all.every((word) => text.includes(word)));
  return words?.reduce((rest, word) => rest.replace(word, ' '), text);
}

/** True if the remaining text is empty or has a word of the name: "怎么驳回企业" is about 企业审核, not 学校审核. */
const isAbout = (rest: string, name: string) =>
  rest.trim() === '' ||
  (name.toLowerCase().match(/\p{Script=Han}{2}|\p{Script=Latin}{4,5}/gu) ?? []).some((word) => rest.includes(word));
