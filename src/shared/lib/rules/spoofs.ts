/**
 * Matches characters without a visible shape, such as zero-width characters, bidirectional controls and fillers. Does
 * not match joiners and variation selectors after a pictograph, because they belong to the pictograph.
 */
const INVISIBLE = /(?<!\p{Extended_Pictographic}\ufe0f?)[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/** Fast path: most names contain nothing suspicious, and lists check every cell. */
const IS_PLAIN = /^[\p{Script=Han}\x20-\x7e（）·，。、《》“”]*$/u;

/** Cyrillic and Greek letters with the Latin letters they resemble: Unicode 16, security/confusables.txt (UTS 39). */
const LOOKS_LIKE = new Map(
  [
    ['АаВЕеЅѕІіЈјКМНОоРрСсТУуХхһԁԛԝ', 'AaBEeSsIiJjKMHOoPpCcTYyXxhdqw'],
    ['ΑαΒΕΖΗΙιΚΜΝΟοΡρΤΥυΧνγσ', 'AaBEZHIiKMNOoPpTYuXvyo'],
  ].flatMap(([from = '', to = '']) => [...from].map((letter, index) => [letter, to[index] ?? letter] as const)),
);

/**
 * Converts a text to the text that people see. Removes invisible characters, applies NFKC, and replaces look-alike
 * letters by Latin letters.
 */
export function asRead(text: string): string {
  if (IS_PLAIN.test(text)) return text;
  const plain = text.normalize('NFKC').replaceAll(INVISIBLE, '');
  return plain.replaceAll(/[\p{Script=Cyrillic}\p{Script=Greek}]/gu, (letter) => LOOKS_LIKE.get(letter) ?? letter);
}

/** Normalizes a text for comparison. Two texts that look alike become equal. */
export const folded = (text: string) => asRead(text).trim().toLowerCase();
export const readsAs = (one: string, other: string) => folded(one) === folded(other);

/** A text with its invisible characters written out, `[U+202E]`, so that they neither hide nor reorder anything. */
export function revealed(text: string): string {
  if (IS_PLAIN.test(text)) return text;
  return text.replaceAll(
    INVISIBLE,
    (sign) => `[U+${sign.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}]`,
  );
}

/**
 * Returns how a name deceives readers, or undefined. 'invisible' means that the name has invisible characters. 'mixed'
 * means that a word mixes Latin, Cyrillic or Greek letters.
 */
export function deceit(text: string): 'invisible' | 'mixed' | undefined {
  if (IS_PLAIN.test(text)) return undefined;
  if (text.search(INVISIBLE) >= 0) return 'invisible';
  const scripts = (word: string) =>
    [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u].filter((script) => script.test(word)).length;
  return text.split(/[^\p{L}\p{M}]+/u).some((word) => scripts(word) > 1) ? 'mixed' : undefined;
}
