import { describe, expect, it } from 'vitest';
import { areas } from '@/app/areas';
import { screenKeys } from '@/app/navigation/screens';
import menus from '@mocks/seeds/generated/menus.json';
import { importsOf, isTest, sources } from './sources';

const files = new Map(sources);
/** The folders of `src/areas`. */
const folders = [...new Set(sources.flatMap(([path]) => /^src\/areas\/([^/]+)\//.exec(path)?.[1] ?? []))];

/** Returns the parts that an area's folder lacks: its manifest, its screens, its line in app/areas.ts. */
function lacks(folder: string, listed: readonly string[] = areas.map(({ name }) => name)): string[] {
  const own = ['area.ts', 'screens.ts'].filter((file) => !files.has(`src/areas/${folder}/${file}`));
  return listed.includes(folder) ? own : [...own, 'a line in app/areas.ts'];
}

describe('every area', () => {
  it('every area has a manifest, screens in its folder, and a line in app/areas.ts', () => {
    expect(folders.length).toBeGreaterThan(10);
    expect(folders.flatMap((folder) => lacks(folder))).toEqual([]);
    expect(areas.map(({ name }) => name).toSorted()).toEqual(folders.toSorted());
  });

  it('an area that is incomplete or missing in app/areas.ts is reported', () => {
    expect(lacks('payroll')).toEqual(['area.ts', 'screens.ts', 'a line in app/areas.ts']);
    expect(lacks('sales', ['system'])).toEqual(['a line in app/areas.ts']);
  });
});

it('every page of the seeded menu has a screen in the screens.ts of an area', () => {
  const pages = menus.filter(({ menuType, component }) => menuType === 'C' && component !== 'RouteView');
  expect(pages.length).toBeGreaterThan(50);
  expect(pages.flatMap(({ component }) => (screenKeys.includes(component ?? '') ? [] : component))).toEqual([]);
});

/** The forbidden imports of a manifest. Manifests load with the app, so they import only types and `shared/area`. */
const heavyImports = (source: string) =>
  [...source.matchAll(/^import (?!type )(?:[^;]*? from )?'([^']+)';$|\bimport\(\s*'([^']+)'/gm)]
    .map(([, still, later]) => still ?? later ?? '')
    .filter((name) => !name.startsWith('@/shared/area/'));

describe('the manifest of an area', () => {
  const isManifest = (path: string) => /^src\/(?:areas\/[^/]+\/area\.ts|shared\/area\/)/.test(path);

  it('the manifest of an area imports only types and shared/area', () => {
    const manifests = sources.filter(([path]) => isManifest(path));
    expect(manifests.length).toBeGreaterThan(folders.length);
    expect(manifests.flatMap(([, source]) => heavyImports(source))).toEqual([]);
  });

  it.each([
    "import { companySchema } from './company/company.api';",
    "import { type Company } from './company/company.api';",
    "import {\n  companySchema,\n} from './company/company.api';",
    "import { z } from 'zod';",
    "import { Button } from 'antd';",
    "import './area.css';",
    "const load = () => import('./company/CompanyListPage');",
  ])('a manifest is reported if it imports %j', (source) => expect(heavyImports(source)).toHaveLength(1));

  it.each(["import type { Company } from './company/company.api';", "import { get } from '@/shared/area/calls';"])(
    'a manifest may contain %j',
    (source) => expect(heavyImports(source)).toEqual([]),
  );
});

/**
 * Parts of areas that the app opens itself: sign-in, passwords, the user's own account, and the roles for "view as".
 */
const NEEDED_BY_APP = /^src\/areas\/(?:account|system\/role)\//;

/** Returns imports of areas by name in `app` and `shared`. Only the list of areas may have them. */
const named = (path: string, source: string) =>
  /^src\/(?:app|shared)\//.test(path) && path !== 'src/app/areas.ts' && !isTest(path)
    ? importsOf(path, source)
        .filter(({ target }) => target.startsWith('src/areas/') && !NEEDED_BY_APP.test(target))
        .map(({ target }) => `${path} imports ${target}`)
    : [];

/** Matches texts that name an area: its folder, or the first part of a screen's key, a permission or a path. */
const name = new RegExp(`(?<=['"\`]/?|areas/)(?:${folders.join('|')})(?=['"\`:/])`, 'g');

/** Returns the areas named in a file, if there are more than two. Such a file contains a list of areas. */
function listed(source: string): string[] {
  const code = source.replaceAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*|^import [^;]*;$|\bimport\('[^']*'\)/gm, '');
  const found = [...new Set(code.match(name))];
  return found.length > 2 ? found : [];
}

describe('outside the areas', () => {
  const tools = Object.entries(
    import.meta.glob<string>(['/tools/**/*.{ts,tsx,mjs,json}', '/vite.config.ts', '/knip.json'], {
      eager: true,
      query: '?raw',
      import: 'default',
    }),
  );

  it('files in src/app and src/shared import nothing from src/areas, except modules that the app itself needs', () => {
    expect(sources.flatMap(([path, source]) => named(path, source))).toEqual([]);
  });

  it('no file contains a list of the areas', () => {
    // `shared/vocabulary` is generated from the contract, whose permissions and menu keys name the areas.
    const isGenerated = (path: string) => path.startsWith('src/shared/vocabulary/');
    const central = [...sources, ...tools].filter(
      ([path]) => !path.startsWith('src/areas/') && !isTest(path) && !isGenerated(path) && !path.includes('/mutation/'),
    );
    expect(central.length).toBeGreaterThan(300);
    expect(central.flatMap(([path, source]) => (listed(source).length > 0 ? [path, listed(source)] : []))).toEqual([]);
  });

  it.each([
    ['src/app/navigation/screens.ts', "import { screens } from '@/areas/payroll/screens';"],
    ['src/app/tabs/x.ts', "void import('../../areas/payroll/salary/SalaryListPage');"],
    ['src/shared/home/x.ts', "import type { Salary } from '@/areas/payroll/salary/salary.api';"],
  ])('an import from src/areas in %s is reported: %s', (path, source) => expect(named(path, source)).toHaveLength(1));

  it.each([
    "const areas = new Set(['overview', 'account', 'system']);",
    "['system/NoticeForm', 'approval/CompanyDetail', 'resume/ResumeInfo']",
    "['approval:company:list', 'finance:invoice:list', `contest:${name}:list`]",
    '"match": "src/areas/sales/", "match": "src/areas/base/", "match": "src/areas/member/"',
    "const BASES = { a: '/system', b: '/contract', c: '/workflow' };",
  ])('a list of areas is reported: %s', (source) => expect(listed(source)).toHaveLength(3));

  it.each(["import { a } from '@/areas/sales/a';", "const theme = 'system'; goTo('base');"])(
    'no list of areas is reported in %s',
    (source) => expect(listed(source)).toEqual([]),
  );
});
