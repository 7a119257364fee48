import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseSync } from 'vite';

interface Printed {
  files: Record<string, string>;
  missing: string[];
}

const FIELDS =
  'name code level:biz_skill_level isCommon startDate endTime weight:number! price! description sort status remark createTime';

/** Returns the files that `npm run new` would write. */
const print = (...args: string[]) =>
  JSON.parse(
    execFileSync('node', ['tools/new/new.mjs', ...args, '--print'], { encoding: 'utf8', stdio: 'pipe' }),
  ) as Printed; // the command's own output

/** Returns the error message of the command when it refuses its arguments. */
function refusal(...args: string[]): string {
  try {
    execFileSync('node', ['tools/new/new.mjs', ...args, '--print'], { encoding: 'utf8', stdio: 'pipe' });
  } catch (error) {
    return (error as { stderr: string }).stderr.trim(); // execFileSync throws an error with the output
  }
  return '';
}

describe('`npm run new`', () => {
  const { files, missing } = print(
    'base/spokenWord',
    ...FIELDS.split(' '),
    '--zh-CN',
    'title=口语,weight=权重,price=价格',
  );
  const text = (place: string) => files[place] ?? '';
  const parsed = <T>(place: string) => JSON.parse(text(place)) as T; // our own file

  it('`npm run new` creates a screen’s schema, page, test and mock, and updates registries and translations', () => {
    expect(Object.keys(files).toSorted()).toEqual(
      [
        'docs/contract-changes.md',
        'docs/contract/biz-menu.proposed.json',
        'docs/contract/business-entities.proposed.json',
        'mocks/base/spokenWords.ts',
        'mocks/handlers.ts',
        'src/areas/base/screens.ts',
        'src/shared/api/http.ts',
        'tools/contract/reference/sqlTables.ts',
        'src/areas/base/spokenWord/SpokenWordFields.tsx',
        'src/areas/base/spokenWord/SpokenWordListPage.test.tsx',
        'src/areas/base/spokenWord/SpokenWordListPage.tsx',
        'src/areas/base/spokenWord/spokenWord.resource.ts',
        ...['en-US', 'pt-BR', 'zh-CN', 'zh-TW'].flatMap((one) => [
          `src/app/locales/${one}.json`,
          `src/areas/base/locales/${one}.json`,
          `src/areas/base/help/${one}.json`,
        ]),
      ].toSorted(),
    );
  });

  it('`npm run new` writes code without syntax errors and without traces of missing values such as “undefined”', () => {
    const sources = Object.entries(files).filter(
      ([place]) => /\.tsx?$/.test(place) && place !== 'src/shared/api/http.ts',
    );
    for (const [place, source] of sources) {
      expect([place, parseSync(place, source).errors]).toEqual([place, []]);
      expect(source).not.toMatch(/undefined|\[object|NaN/);
    }
  });

  it('`npm run new` treats a price as money: exact in the schema, validated in the form, sortable in the list', () => {
    expect(text('src/areas/base/spokenWord/spokenWord.resource.ts')).toContain('  price: money,');
    expect(text('src/areas/base/spokenWord/SpokenWordFields.tsx')).toContain(
      '<Field name="price" rules={[{ required: true }, moneyRule]}><MoneyField /></Field>',
    );
    expect(text('src/areas/base/spokenWord/SpokenWordListPage.tsx')).toContain("{ field: 'price', sort: true }");
    const { entities } = parsed<{ entities: { key: string; fields: { name: string; max: string | null }[] }[] }>(
      'docs/contract/business-entities.proposed.json',
    );
    const fields = entities.find(({ key }) => key === 'spokenWord')?.fields;
    expect(fields?.find(({ name }) => name === 'price')).toMatchObject({ type: 'number', max: '10,2' });
  });

  it('`npm run new` writes code that imports only existing modules', () => {
    const imports = Object.values(files).flatMap((source) => [...source.matchAll(/from '@\/(shared\/[^']+)'/g)]);
    const modules = Object.keys(import.meta.glob('/src/shared/**/*.{ts,tsx}')).map((path) => path.slice(5));
    const unknown = imports.filter(([, name]) => !modules.some((path) => path.replace(/\.tsx?$/, '') === name));
    expect(imports.length).toBeGreaterThan(8);
    expect(unknown.map(([line]) => line)).toEqual([]);
    const own = [...(files['mocks/base/spokenWords.ts'] ?? '').matchAll(/from '@\/(areas\/[^']+)'/g)];
    expect(own.map(([, name = '']) => `src/${name}.ts` in files)).toEqual([true]);
  });

  it('`npm run new` writes a list page that uses only existing props of CrudPage', () => {
    const names = (source: string, pattern: RegExp) => [...source.matchAll(pattern)].map(([, name = '']) => name);
    const props =
      /interface CrudPageProps[\s\S]*?\n\}/.exec(readFileSync('src/shared/list/crud/CrudPage.tsx', 'utf8'))?.[0] ?? '';
    const given = names(text('src/areas/base/spokenWord/SpokenWordListPage.tsx'), /^ {6}(\w+)=/gm);
    expect(given).toEqual(expect.arrayContaining(['api', 'columns', 'form']));
    expect(given.filter((name) => !names(props, /^ {2}(\w+)\??:/gm).includes(name))).toEqual([]);
  });

  it('`npm run new` writes the labels of a screen in four languages, and reports missing translations', () => {
    const own = [
      'title',
      'name',
      'code',
      'level',
      'isCommon',
      'startDate',
      'endTime',
      'weight',
      'price',
      'description',
    ];
    for (const language of ['zh-CN', 'en-US', 'zh-TW', 'pt-BR']) {
      const { spokenWord = {} } = parsed<Record<string, Record<string, string>>>(
        `src/areas/base/locales/${language}.json`,
      );
      expect(Object.keys(spokenWord)).toEqual(expect.arrayContaining(own));
      expect(Object.values(spokenWord).filter((word) => !word)).toEqual([]);
      const { menu } = parsed<{ menu: Record<string, string> }>(`src/app/locales/${language}.json`);
      expect(menu.spokenWord).toBe(spokenWord.title);
    }
    expect(text('src/areas/base/locales/zh-CN.json')).toContain('"title": "口语"');
    expect(missing).toEqual(expect.arrayContaining(['zh-TW title', 'pt-BR title', 'pt-BR weight']));
    expect(missing).not.toContain('zh-CN weight');
  });

  it('`npm run new` adds a screen and its buttons to the menu, with unique ids and one permission per button', () => {
    interface Row {
      menuId: number;
      parentId: number;
      menuKey: string;
      menuName: string;
      menuType: string;
      component: string | null;
      perms: string;
    }
    const { rows } = parsed<{ rows: Row[] }>('docs/contract/biz-menu.proposed.json');
    const page = rows.find(({ menuKey }) => menuKey === 'spokenWord');
    expect(page).toMatchObject({ menuName: '口语', menuType: 'C', component: 'base/SpokenWordList' });
    expect(rows.find(({ menuId }) => menuId === page?.parentId)?.menuKey).toBe('baseData');
    const buttons = rows.filter(({ parentId }) => parentId === page?.menuId);
    expect(buttons.map(({ perms }) => perms)).toEqual(
      ['list', 'get', 'add', 'edit', 'remove'].map((action) => `base:spokenWord:${action}`),
    );
    const seeded = JSON.parse(readFileSync('mocks/seeds/generated/menus.json', 'utf8')) as Row[];
    const ids = [
      ...rows.map(({ menuId }) => menuId),
      ...seeded.filter((row) => !rows.some(({ menuId }) => menuId === row.menuId)).map(({ menuId }) => menuId),
    ];
    expect(new Set(ids).size).toBe(ids.length);
    expect(text('src/areas/base/screens.ts')).toContain(
      "  'base/SpokenWordList': () => import('./spokenWord/SpokenWordListPage'),\n} satisfies Screens;",
    );
  });
});

it.each([
  ['system', '/system/thing'],
  ['sales', '/biz/thing'],
])('`npm run new` gives a new resource in the area %s the API path %s', (area, path) => {
  const { files } = print(`${area}/thing`, 'name');
  expect(files[`src/areas/${area}/thing/thing.resource.ts`]).toContain(`'${path}'`);
});

it('`npm run new --new-area` creates an area with its first screen and menu directory, and registers the area', () => {
  const { files } = print('library/loan', 'bookName', '--new-area', '--zh-CN', 'area=图书馆,title=借阅管理');
  expect(files['src/areas/library/area.ts']).toContain("library: Area = { name: 'library'");
  expect(files['src/areas/library/screens.ts']).toContain("'library/LoanList': () => import('./loan/LoanListPage')");
  expect(files['src/app/areas.ts']).toContain("import { library } from '@/areas/library/area';");
  expect(files['src/app/areas.ts']).toMatch(/ {2}library,\n\];/);
  interface Row {
    menuId: number;
    parentId: number;
    menuKey: string;
    menuName: string;
    visible: string;
  }
  const { rows } = JSON.parse(files['docs/contract/biz-menu.proposed.json'] ?? '') as { rows: Row[] };
  const directory = rows.find(({ menuKey }) => menuKey === 'library');
  expect(directory).toMatchObject({ menuName: '图书馆', parentId: 0, visible: '0' });
  expect(rows.find(({ menuKey }) => menuKey === 'loan')?.parentId).toBe(directory?.menuId);
  const { menu } = JSON.parse(files['src/app/locales/en-US.json'] ?? '') as { menu: Record<string, string> };
  expect(menu).toMatchObject({ library: 'Library', loan: 'Loans' });
});

it('`npm run new` adds a status endpoint to the mock backend only if the records have a status field', () => {
  const mockOf = (...fields: string[]) => print('base/thing', ...fields).files['mocks/base/things.ts'];
  expect(mockOf('name', 'level:biz_skill_level')).toContain("verbs: ['list', 'get', 'save', 'update', 'remove'],");
  expect(mockOf('name', 'status')).not.toContain('verbs');
});

it('`npm run new --help` lists the kinds of fields', () => {
  expect(execFileSync('node', ['tools/new/new.mjs', '--help'], { encoding: 'utf8' })).toContain('textarea');
});

describe('the arguments of `npm run new`', () => {
  it.each([
    [[], 'Which screen?'],
    [['base/benefitTag', 'name'], 'There already: src/areas/base/benefitTag/benefitTag.resource.ts'],
    [['nowhere/thing', 'name'], 'is "nowhere" an area with screens?'],
    [['base/thing', 'sort'], 'What is a record called?'],
    [['base/thing', 'name:colour'], 'There is no kind "colour" of fields.'],
    [['base/thing', 'name', 'level:biz_nothing'], 'There is no dictionary "biz_nothing"'],
    [['base/thing', 'name', 'name'], 'A field is named twice.'],
    [['base/thing', 'name', '--pt-BR', 'colour=Cor'], 'pt-BR has words for no field: colour'],
    [['base/order', 'name'], 'The menu has a "order" already.'],
    [['base/thing', 'name', '--new-area'], 'The area "base" is there already.'],
  ])('`npm run new` shows why it refuses the arguments %j', (args, words) => expect(refusal(...args)).toContain(words));
});
