/** Discriminatory words in job offers; the default of `auditWords` in the system config. */
export const ATTENTION_WORDS: readonly string[] = [
  '限男性',
  '限女性',
  '仅限男',
  '仅限女',
  '男士优先',
  '女士优先',
  '男性优先',
  '女性优先',
  '已婚已育优先',
  '未婚优先',
  '限本地户口',
  '限本地人',
  '形象气质佳',
  '35岁以下',
  '乙肝',
];

/**
 * Patterns of contact details that a text should not contain. Covers phone numbers, e-mail, WeChat, QQ and web
 * addresses.
 */
const CONTACTS = [
  /(?<![\d*])1[3-9]\d(?:[\s-]?\d{4}){2}(?!\d)/gu,
  /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/gu,
  /(?:微\s*信|薇\s*信|v\s*信|v\s*x|wechat|weixin|加\s*v|qq|扣\s*扣)(?:号|群)?[:：\s]*[a-z\d][\w-]{4,19}/giu,
  /(?:https?:\/\/|www\.)[^\s<>"'，。；）]+/giu,
];

/** A part of a text that a reviewer should look at. */
export interface Found {
  from: number;
  to: number;
  text: string;
}

/** Escapes a word for use in a regular expression. */
const escaped = (word: string) => word.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);

/**
 * Parts of a text that a reviewer should look at: contact details and keywords, in order, without overlaps. Without
 * `keywords`, finds `ATTENTION_WORDS`.
 */
export function findAttention(text: string, keywords: readonly string[] = ATTENTION_WORDS): Found[] {
  const patterns = [...CONTACTS, ...keywords.filter(Boolean).map((word) => new RegExp(escaped(word), 'giu'))];
  const found = patterns
    .flatMap((pattern) => [...text.matchAll(pattern)])
    .map((match) => ({ from: match.index, to: match.index + match[0].length, text: match[0] }))
    .toSorted((one, other) => one.from - other.from || other.to - one.to);
  let end = 0;
  return found.filter(({ from, to }) => {
    if (from < end) return false;
    end = to;
    return true;
  });
}
