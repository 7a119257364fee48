import { describe, expect, it } from 'vitest';
import { languages } from '@/shared/settings/languages';

type Words = { [key: string]: string | string[] | Words };

const files = import.meta.glob<Words>(['../**/locales/*.json', '../areas/*/help/*.json'], {
  eager: true,
  import: 'default',
});
const sources = import.meta.glob<string>(['../**/*.{ts,tsx}', '!../testing/**', '!../**/*.test.*'], {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** Flattens `{ a: { b: 'x' } }` to `a.b → x`, `{ a: ['x'] }` to `a.0 → x`. */
const flat = (words: Words | string[], before = ''): [string, string][] =>
  Object.entries<string | string[] | Words>(words).flatMap(([key, value]) =>
    typeof value === 'string' ? [[before + key, value] as [string, string]] : flat(value, `${before}${key}.`),
  );
const placeholders = (text: string) => (text.match(/\{\{.*?\}\}/g) ?? []).toSorted();

/**
 * Translations by language, then by namespace: `../areas/system/locales/zh-CN.json` is `system` in `zh-CN`. The areas'
 * help texts, `../areas/system/help/zh-CN.json`, are part of `screens`.
 */
const spoken = new Map(Object.keys(languages).map((language) => [language, new Map<string, Map<string, string>>()]));
for (const [path, words] of Object.entries(files)) {
  const [, owner = '', folder = '', language = ''] = /([^/]+)\/(locales|help)\/([^/]+)\.json$/.exec(path) ?? [];
  const namespace = folder === 'help' ? 'screens' : owner;
  const all = spoken.get(language);
  all?.set(namespace, new Map([...(all.get(namespace) ?? []), ...flat(words)]));
}
const chinese = spoken.get('zh-CN') ?? new Map<string, Map<string, string>>();
const namespaces = [...chinese.keys()];
const others = Object.keys(languages).filter((language) => language !== 'zh-CN');

/** Matches a count followed by a plural: "3 rows", "3 failed rows". */
const COUNTED = /\{\{count\}\} (?:\p{L}+ )?\p{L}+s\b/u;
/** Texts with such a plural in which the count is never 1. */
const NEVER_ONE = new Set(['contest:typing.result', 'transfer:export.capped']);

/** Matches British spellings and outdated phrases. */
const NOT_AMERICAN =
  /\b\w*(?:colour|organis|authoris|favour|centre|catalogue|licence|cancell(?:ed|ing)|behaviour)\w*|\be-mail|please enter/i;
/** Matches 你, and half-width punctuation next to a Chinese character. */
const NOT_OURS = /你|\p{Script=Han}\s?[,;!?](?!\w)|\p{Script=Han}: /u;
const AS_SPECIFIED = new Set([
  'shared:status.403',
  'shared:status.404',
  'account:password.done',
  'shared:boot.userInfoFailed',
  'app:tabs.last',
]);
/** Mainland words that have a different form in Taiwan: 用戶 is 使用者, 默認 is 預設. */
const MAINLAND =
  /用戶|默認|文件|信息|登錄|鏈接|賬|屏幕|軟件|網絡|服務器|視頻|菜單|設置|導入|導出|短信|郵箱|刷新|創建|打印|界面|搜索|添加|手機號(?!碼)|發佈|簡歷|打款|外鏈|註銷/;

describe('the translations', () => {
  it('translations exist in every language for the app, the shared code and every area', () => {
    expect(namespaces).toEqual(expect.arrayContaining(['app', 'shared', 'account', 'system']));
    const folders = new Set(Object.keys(files).map((path) => path.slice(0, path.lastIndexOf('/'))));
    expect(Object.keys(files)).toHaveLength(folders.size * Object.keys(languages).length);
  });

  it.each(namespaces.flatMap((namespace) => others.map((language) => [namespace, language] as const)))(
    'the translations of %s have the same keys in %s, with the same placeholders',
    (namespace, language) => {
      const ours = [...(chinese.get(namespace) ?? [])].map(([key, text]) => [key, placeholders(text)]);
      // Chinese has no plural. Its key `x` corresponds to `x_one` and `x_other`, with the placeholders of `x_other`.
      const theirs = [...(spoken.get(language)?.get(namespace) ?? [])].map(([key, text]) => [
        key.replace(/_(?:one|many|other)$/, ''),
        placeholders(text),
      ]);
      expect(Object.fromEntries(theirs)).toEqual(Object.fromEntries(ours));
    },
  );

  it.each(['en-US', 'pt-BR'])('translations of %s have a singular form wherever they contain a count', (language) => {
    const wrong = [...(spoken.get(language) ?? [])].flatMap(([namespace, texts]) =>
      [...texts]
        .filter(([key, text]) =>
          key.endsWith('_one')
            ? !texts.has(key.replace(/one$/, 'other'))
            : !/_(?:many|other)$/.test(key) && COUNTED.test(text) && !NEVER_ONE.has(`${namespace}:${key}`),
        )
        .map(([key]) => `${namespace}:${key}`),
    );
    expect(wrong).toEqual([]);
  });

  it('the English translations use American spelling', () => {
    const words = [...(spoken.get('en-US') ?? [])].flatMap(([namespace, texts]) =>
      [...texts].filter(([, text]) => NOT_AMERICAN.test(text)).map(([key, text]) => `${namespace}:${key} ${text}`),
    );
    expect(words).toEqual([]);
  });

  it.each(['zh-CN', 'zh-TW'])(
    'the translations of %s use 您 and full-width punctuation, except in texts quoted from the specification',
    (language) => {
      const words = [...(spoken.get(language) ?? [])].flatMap(([namespace, texts]) =>
        [...texts]
          .filter(([key, text]) => !AS_SPECIFIED.has(`${namespace}:${key}`) && NOT_OURS.test(text))
          .map(([key, text]) => `${namespace}:${key} ${text}`),
      );
      expect(words).toEqual([]);
    },
  );

  it('the zh-TW translations use Taiwanese terms (使用者) instead of mainland Chinese terms (用戶)', () => {
    const words = [...(spoken.get('zh-TW') ?? [])].flatMap(([namespace, texts]) =>
      [...texts].filter(([, text]) => MAINLAND.test(text)).map(([key, text]) => `${namespace}:${key} ${text}`),
    );
    expect(words).toEqual([]);
  });

  it('no translation is empty in any language', () => {
    const silent = [...spoken].flatMap(([language, words]) =>
      [...words].flatMap(([namespace, texts]) =>
        [...texts].filter(([, text]) => !text.trim()).map(([key]) => `${language} ${namespace}:${key}`),
      ),
    );
    expect(silent).toEqual([]);
  });
});

/** Matches the first argument of a call of `t`: `t('a')`, `t(x ? 'a' : 'b')`, `` t(`a.${x}`) ``. */
const CALL = /\bt\(\s*((?:`[^`]*`|'[^']*'|[^`'(),])*)/g;

/** Returns the keys in a source's calls of `t`, as patterns. `a.${x}` stands for any key that begins with `a.`. */
function keysOf(source: string): string[] {
  const calls = [...source.matchAll(CALL)].map(([, argument = '']) => argument.replaceAll(/[!=]== '[^']*'/g, ''));
  const texts = calls.flatMap((argument) => argument.match(/'[^']*'|`[^`]*`/g) ?? []);
  return texts.map((text) => text.slice(1, -1)).filter((key) => /[\w$]/.test(key));
}

/** The namespaces in which a key without a namespace is looked up. */
function namespacesOf(source: string): string[] {
  const named = [...source.matchAll(/(?:useTranslation\(\[?|TFunction<)'(\w+)'/g)].map(([, name = '']) => name);
  return named.length === 0 || /useTranslation\(\)/.test(source) ? [...named, 'shared'] : named;
}

/** Matches keys of preset reasons, whose values are lists, in calls and in declarations of reviewed records. */
const LISTS_OF_KINDS = /\b(?:presets|askItems): '(\w+):([\w.]+)'/g;
const LISTS = /\bpresetsOf\(t, ([`'])(.*?)\1/g;

/** True when a key is a list of texts. Another test compares keys, so lists have the same length in all languages. */
const isList = (namespace: string, key: string) => {
  const first = key.includes('${')
    ? new RegExp(`^${key.replaceAll('.', '\\.').replaceAll(/\$\{.*?\}/g, '\\w+')}\\.0$`)
    : `${key}.0`;
  const keys = [...(chinese.get(namespace)?.keys() ?? [])];
  return keys.some((one) => (typeof first === 'string' ? one === first : first.test(one)));
};

function knows(namespace: string, key: string): boolean {
  const words = chinese.get(namespace);
  const [prefix, ...rest] = key.split('${');
  if (rest.length === 0) return words?.has(key) ?? false;
  return [...(words?.keys() ?? [])].some((known) => known.startsWith(prefix ?? ''));
}

/** Returns the keys of a source that no language has. */
function unknownKeys(source: string): string[] {
  return keysOf(source).filter((key) => {
    const [, namespace, name] = /^(\w+):(.*)$/.exec(key) ?? [];
    return namespace ? !knows(namespace, name ?? '') : !namespacesOf(source).some((one) => knows(one, key));
  });
}

describe('the translation keys in the sources', () => {
  it('all translation keys in the sources exist', () => {
    const unknown = Object.entries(sources).flatMap(([path, source]) =>
      unknownKeys(source).map((key) => `${path}: ${key}`),
    );
    expect(unknown).toEqual([]);
  });

  it.each([
    ["useTranslation('app'); t('shell.more')", []],
    ["useTranslation('app'); t('shell.mor')", ['shell.mor']],
    ["useTranslation(); t('action.save')", []],
    ["useTranslation('app'); t('action.save')", ['action.save']],
    ["useTranslation(['system', 'shared']); t('shared:action.save')", []],
    ["i18next.t('shared:action.sav')", ['shared:action.sav']],
    ["useTranslation(); t(on ? 'action.save' : 'action.nothing', { on })", ['action.nothing']],
    ["useTranslation(); t(what === 'out' ? 'action.save' : 'action.retry')", []],
    ['useTranslation(); t(`crud.densities.${key}`)', []],
    ['useTranslation(); t(`crud.nothing.${key}`)', ['crud.nothing.${key}']],
    ["const at = split('x')", []],
  ])('unknown translation keys are reported: %s', (source, unknown) => expect(unknownKeys(source)).toEqual(unknown));
});

describe('preset reasons', () => {
  it('preset reasons are stored as lists in the translations', () => {
    const asked = Object.entries(sources).flatMap(([path, source]) =>
      [...source.matchAll(LISTS)].map(([, , key = '']) => ({
        path,
        key,
        known: namespacesOf(source).some((one) => isList(one, key)),
      })),
    );
    const ofKinds = Object.entries(sources).flatMap(([path, source]) =>
      [...source.matchAll(LISTS_OF_KINDS)].map(([, namespace = '', key = '']) => ({
        path,
        key,
        known: isList(namespace, key),
      })),
    );
    expect(ofKinds.length).toBeGreaterThan(8);
    expect(ofKinds.filter(({ known }) => !known)).toEqual([]);
    expect(asked.length).toBeGreaterThan(8);
    expect(asked.filter(({ known }) => !known)).toEqual([]);
  });
});
