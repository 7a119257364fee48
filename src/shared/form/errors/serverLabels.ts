import i18next from 'i18next';

/** The language of a server that ignores the requested language. */
const SERVER = 'zh-CN';

/**
 * Translates the displayed field labels to the server's language. Looks up each label in the translations of the
 * current language. Returns a label without a translation unchanged.
 */
export async function serverLabels(labels: ReadonlyMap<string, string>): Promise<Map<string, string>> {
  const { language } = i18next;
  await i18next.loadLanguages(SERVER);
  const wanted = new Set(labels.values());
  const translated = new Map<string, string>();
  for (const namespace of [i18next.options.ns ?? []].flat()) {
    const bundle = (one: string): unknown => i18next.getResourceBundle(one, namespace);
    collect(bundle(language), bundle(SERVER), (own, theirs) => {
      if (wanted.has(own) && !translated.has(own)) translated.set(own, theirs);
    });
  }
  return new Map([...labels].map(([name, label]) => [name, translated.get(label) ?? label]));
}

/** Calls `visit` for every pair of texts that two languages have under the same key. */
function collect(own: unknown, theirs: unknown, visit: (own: string, theirs: string) => void): void {
  if (typeof own === 'string' && typeof theirs === 'string') return visit(own, theirs);
  if (typeof own !== 'object' || own === null || typeof theirs !== 'object' || theirs === null) return;
  const others = new Map(Object.entries(theirs));
  for (const [key, value] of Object.entries(own)) collect(value, others.get(key), visit);
}
