import { describe, expect, it } from 'vitest';
import { importsOf, isTest, sources } from './structure/sources';

/** Every file of the simulated backend, by its path, such as `mocks/db.ts`. */
const mocks = Object.entries(
  import.meta.glob<string>('/mocks/**/*.{ts,tsx,mjs}', { eager: true, query: '?raw', import: 'default' }),
).map(([path, source]) => [path.slice(1), source] as const);

/** The layer of a file in this project; undefined for a package. */
function layerOf(path: string): string | undefined {
  if (/^(?:mocks|tools)\//.test(path)) return path.split('/')[0];
  const [, layer, area] = /^src\/([^/]+)(?:\/([^/]+))?/.exec(path) ?? [];
  return layer === 'areas' ? `area ${area}` : layer;
}

/** True when a file may import a path: shared ← areas ← app, no area imports another, and only tools import tools. */
function may(path: string, target: string, dynamic: boolean): boolean {
  const from = layerOf(path);
  const to = layerOf(target);
  if (to === undefined || to === from) return true;
  if (from === 'mocks') return to !== 'tools';
  if (isTest(path)) return !(from?.startsWith('area ') && to.startsWith('area '));
  if (to === 'mocks') return path === 'src/main.tsx' && dynamic;
  if (to === 'testing' || to === 'tools') return false;
  if (to === 'shared') return true;
  if (from === 'main.tsx') return true;
  return from === 'app' && to.startsWith('area ');
}

const forbidden = (path: string, source: string) =>
  importsOf(path, source)
    .filter(({ target, dynamic }) => !may(path, target, dynamic))
    .map(({ target }) => `${path} imports ${target}`);

const buildTools = import.meta.glob<string>(
  ['../../{vite,vitest}.config.ts', '../../tools/{build,serve}/*.{ts,mjs}', '!**/*.test.ts'],
  {
    eager: true,
    query: '?raw',
    import: 'default',
  },
);

/** Undocumented parts of packages, imported as code or parsed as text (docs/adr/0001-public-api-only.md). */
const NOT_PUBLIC =
  /\bUNSAFE_|\bunstable_|_Internal|\/(pro-components|antd|react-router)\/(es|lib|dist)\/\W|split\('%'\)|Unable to preload/;

const notPublic = (path: string, source: string) =>
  NOT_PUBLIC.test(source) ? [`${path}: ${NOT_PUBLIC.exec(source)?.[0]}`] : [];

describe('the layers of the code', () => {
  it('files import only lower layers, no other areas, and no mocks, tests or tools', () => {
    expect(sources.length).toBeGreaterThan(100);
    expect(mocks.length).toBeGreaterThan(100);
    expect([...sources, ...mocks].flatMap(([path, source]) => forbidden(path, source))).toEqual([]);
  });

  it.each([
    ['src/shared/display/x.ts', "import { a } from '@/app/session/boot';"],
    ['src/shared/display/x.ts', "import type { User } from '@/areas/system/user/user.resource';"],
    ['src/shared/display/x.ts', "import { a } from '../../areas/system/x';"],
    ['src/areas/system/x.ts', "import { a } from '@/app/session/boot';"],
    ['src/areas/system/x.ts', "import { a } from '@/areas/account/x';"],
    ['src/areas/system/user/x.ts', "export { a } from '../../account/x';"],
    ['src/areas/system/x.ts', "const a = await import('@/areas/account/x');"],
    ['src/areas/system/x.test.ts', "import { a } from '@/areas/account/x';"],
    ['src/areas/system/x.ts', "import '@/app/x.css';"],
    ['src/app/x.ts', "import { users } from '@mocks/db';"],
    ['src/app/x.ts', "import { users } from '../../mocks/db';"],
    ['src/app/x.ts', "void import('@mocks/browser');"],
    ['src/main.tsx', "import { startMocks } from '@mocks/browser';"],
    ['src/app/x.ts', "import { speak } from '@/testing/renderPage';"],
    ['src/app/x.ts', "import {\n  a,\n} from '@/main';"],
    ['src/app/x.ts', "import { mapPolicy } from '../../tools/serve/policy';"],
    ['mocks/server/http.ts', "import { mapPolicy } from '../../tools/serve/policy.ts';"],
    ['mocks/seeds/x.test.ts', "const a = await import('../../tools/contract/reference/fields');"],
  ])('a forbidden import is reported when the file %s contains %s', (path, source) =>
    expect(forbidden(path, source)).toHaveLength(1),
  );

  it.each([
    ['src/app/x.ts', "import { a } from '@/areas/system/screens';"],
    ['src/areas/system/user/x.ts', "import { a } from '../dept/deptTree';"],
    ['src/areas/system/x.ts', "import { a } from '@/shared/api/http';"],
    ['src/areas/system/x.ts', "import { Button } from 'antd';"],
    ['src/areas/system/x.test.ts', "import { a } from '@/app/i18n/i18n';\nimport { b } from '@mocks/demo';"],
    ['src/main.tsx', "const { startMocks } = await import('@mocks/browser');"],
    ['src/app/x.test.ts', "import { ensureChromium } from '../../tools/test/chromium.mjs';"],
    ['mocks/base/x.ts', "import { idOf } from '@/areas/base/school/school.resource';"],
  ])('the import rules allow the file %s to contain %s', (path, source) => expect(forbidden(path, source)).toEqual([]));
});

describe('every source file', () => {
  const where = (wrong: (path: string, source: string) => boolean) =>
    sources.filter(([path, source]) => wrong(path, source)).map(([path]) => path);

  it('source files use only the documented API of packages', () => {
    const own = sources.filter(([path]) => path !== 'src/testing/architecture.test.ts');
    expect(own.flatMap(([path, source]) => notPublic(path, source))).toEqual([]);
    expect(Object.entries(buildTools).flatMap(([path, source]) => notPublic(path, source))).toEqual([]);
  });

  it.each([
    ['an unsafe export', "import { UNSAFE_LocationContext } from 'react-router-dom';"],
    ['an unstable export', "import { unstable_usePrompt } from 'react-router-dom';"],
    ['an internal member', 'createElement(Modal._InternalPanelDoNotUseOrYouWillBeFired)'],
    ['a plugin that edits a dependency', "transform: (code, id) => id.includes('/pro-components/es/')"],
    ['a cache key', "const [kind] = key.split('%');"],
    ['an error text of Vite', 'Unable to preload CSS for'],
  ])('a use of an undocumented API is found: %s', (_, source) => expect(notPublic('x.ts', source)).toHaveLength(1));

  it('no source file writes raw HTML into the page', () => {
    const raw = /dangerouslySetInnerHTML|\.(?:inner|outer)HTML\s*=|insertAdjacentHTML|document\.write/;
    expect(where((path, source) => !isTest(path) && raw.test(source))).toEqual([]);
  });

  it('source files import from single files, not from barrel files', () => {
    expect(where((path, source) => /\/index\.tsx?$/.test(path) || /^export \* /m.test(source))).toEqual([]);
  });

  it('source files use the query keys of resource definitions, never literal query keys', () => {
    const literal = /queryKey: \[|\.path, '(?:list|get)'/;
    expect(literal.test("useQuery({ queryKey: ['areas', parent] })")).toBe(true);
    expect(where((path, source) => !isTest(path) && literal.test(source))).toEqual([]);
  });

  it('form items in src/areas use only field names that the compiler checks against the record type', () => {
    const unbound = /<Form\.Item\b[^>]*\bname=|<TextItem /;
    expect(unbound.test('<Form.Item\n  name="tagNam"')).toBe(true);
    const shared = ['src/areas/base/ui/UrlItem.tsx']; // generic over all records
    const inAreas = (path: string) => path.startsWith('src/areas/') && !isTest(path) && !shared.includes(path);
    expect(where((path, source) => inAreas(path) && unbound.test(source))).toEqual([]);
  });

  it('no field uses antd’s default clear button, whose label is not translated', () => {
    expect(where((_, source) => /\sallowClear(?![=:\w])/.test(source))).toEqual([]);
  });

  it('a file that contains a screen has a default export', () => {
    const screens = sources.filter(([path]) => /^src\/areas\/.*Page\.tsx$/.test(path));
    expect(screens.length).toBeGreaterThan(2);
    expect(
      screens.filter(([, source]) => !/^export default function \w+Page\(/m.test(source)).map(([path]) => path),
    ).toEqual([]);
  });
});

describe('the lists of the product', () => {
  const lines = (source: string) => source.split('\n').length - 1;
  const inAreas = sources.filter(([path]) => path.startsWith('src/areas/') && !isTest(path));
  const using = (part: RegExp) => inAreas.filter(([, source]) => part.test(source)).map(([path]) => path);

  it('all lists are built on CrudPage or CrudTreePage, except the inbox', () => {
    expect(using(/<Crud(?:Tree)?Page\b/).length).toBeGreaterThanOrEqual(40);
    expect(using(/<Crud(?:Table|Tree)\b/)).toEqual(['src/areas/account/inbox/InboxPage.tsx']);
  });

  it('each list page has at most 60 lines', () => {
    const pages = inAreas.filter(([path, source]) => path.endsWith('ListPage.tsx') || /\sform=\{\{/.test(source));
    expect(pages.length).toBeGreaterThanOrEqual(45);
    expect(pages.filter(([, source]) => lines(source) > 60).map(([path]) => path)).toEqual([]);
  });
});
