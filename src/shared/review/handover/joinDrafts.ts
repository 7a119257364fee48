/** The texts and lists of texts of a draft, by field. */
export type Texts = Readonly<Record<string, unknown>>;

/** The separator of sentences in joined texts. */
const SIGN = '；';

/**
 * Joins the user's own draft with a handed-over draft. No text is lost or repeated. If a draft is joined again, nothing
 * changes.
 *
 * - If only one draft has a field, keeps its value. Two lists become one list without duplicates.
 * - Joins the sentences of two texts with `；`. The user's own sentences come first. If one sentence is the beginning of
 *   another sentence, keeps only the longer sentence.
 * - If the drafts have two dates, keeps the user's own date.
 */
export function joinDrafts(own: Texts, handed: Texts): Record<string, unknown> {
  const fields = Object.keys({ ...own, ...handed });
  return Object.fromEntries(fields.map((field) => [field, joinValues(own[field], handed[field])]));
}

function joinValues(own: unknown, handed: unknown): unknown {
  if (own === undefined || own === '') return handed;
  if (Array.isArray(own) && Array.isArray(handed))
    return [...new Set([...(own as unknown[]), ...(handed as unknown[])])];
  return typeof own === 'string' && typeof handed === 'string' && !isDay(own) ? joinTexts(own, handed) : own;
}

function joinTexts(own: string, handed: string): string {
  const sentences = own.split(SIGN);
  for (const sentence of handed.split(SIGN).map((one) => one.trim())) {
    if (sentences.some((one) => one.trim().startsWith(sentence))) continue;
    const continued = sentences.findIndex((one) => one.trim() !== '' && sentence.startsWith(one.trim()));
    if (continued >= 0) sentences[continued] = sentence;
    else sentences.push(sentence);
  }
  return sentences.join(SIGN);
}

const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text);
