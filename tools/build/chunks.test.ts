import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { chunkGroups, LAYERS } from './chunks.ts';

const antd = '/r/node_modules/antd/es/index.js';
const screens = ['sales/Order', 'sales/Price', 'base/School', 'base/Course', 'system/User'].map(
  (name) => `/r/src/areas/${name}Page.tsx`,
);
const inAreas = (...areas: string[]) => areas.map((area) => `/r/src/areas/${area}/screens.ts`);
const modules: Record<
  string,
  { code?: string; importedIds?: readonly string[]; dynamicallyImportedIds?: readonly string[] }
> = {
  '/r/src/app/navigation/screens.ts': { importedIds: inAreas('sales', 'base', 'system') },
  ...Object.fromEntries(
    inAreas('sales', 'base', 'system').map((id) => [
      id,
      { dynamicallyImportedIds: screens.filter((screen) => screen.startsWith(id.replace('screens.ts', ''))) },
    ]),
  ),
  ...Object.fromEntries(
    screens.map((id) => [id, { importedIds: ['/r/src/light.ts', '/r/src/heavy.ts', '/r/src/shared.ts'] }]),
  ),
  '/r/src/areas/sales/OrderPage.tsx': { importedIds: ['/r/src/light.ts', '/r/src/areas/sales/states.ts'] },
  '/r/src/areas/sales/PricePage.tsx': { importedIds: ['/r/src/areas/sales/states.ts', '/r/src/areas/sales/big.ts'] },
  '/r/src/areas/sales/states.ts': {},
  '/r/src/areas/sales/big.ts': { importedIds: ['/r/src/shared/files/upload/FilesField.tsx'] },
  '/r/src/light.ts': {},
  '/r/src/heavy.ts': { code: 'x'.repeat(20_000) },
  '/r/src/main.tsx': { importedIds: ['/r/src/shared.ts'] },
  '/r/src/shared.ts': {},
  '/r/src/app/theme/NoticeHost.tsx': { code: `import { App } from "antd";`, importedIds: [antd, '/r/src/shared.ts'] },
  '/r/src/app/SignedInApp.tsx': { code: `import { Menu as Entries, App } from 'antd';`, importedIds: [antd] },
  '/r/src/shared/list/CrudTable.tsx': { code: `import { Pagination } from "antd";`, importedIds: [antd] },
  [antd]: {
    code: ['App', 'Menu', 'Pagination', 'Watermark']
      .map((name) => `export { default as ${name} } from './${name.toLowerCase()}';`)
      .join('\n'),
    importedIds: ['app', 'menu', 'pagination', 'watermark'].map((name) => `/r/node_modules/antd/es/${name}/index.js`),
  },
  '/r/node_modules/antd/es/app/index.js': {},
  '/r/node_modules/antd/es/menu/index.js': {},
  '/r/node_modules/antd/es/pagination/index.js': {},
  '/r/node_modules/antd/es/watermark/index.js': {},
};
const context = {
  getModuleInfo: (id: string) => {
    const found = modules[id];
    return (found && { code: '', importedIds: [], dynamicallyImportedIds: [], ...found }) || null;
  },
};

it.each([
  ['/r/src/shared.ts', ['start']],
  ['/r/node_modules/antd/es/app/index.js', ['notices']],
  ['/r/node_modules/antd/es/menu/index.js', ['desk']],
  ['/r/node_modules/antd/es/pagination/index.js', ['list']],
  ['/r/node_modules/antd/es/watermark/index.js', []],
  ['/r/src/light.ts', ['list']],
  ['/r/src/heavy.ts', []],
  ['/r/src/shared/files/upload/FilesField.tsx', ['upload']],
  ['/r/src/areas/sales/states.ts', ['sales-shared']],
  ['/r/src/areas/sales/big.ts', []],
])('the module %s is assigned to the chunks %j', (id, layers) => {
  const names = chunkGroups('/r').map(({ name }) => name(id, context));
  expect(names.filter((name) => name !== null)).toEqual(layers);
});

it('every module in the list of chunk layers exists', () => {
  const root = join(import.meta.dirname, '../..');
  expect(LAYERS.flatMap(([, ...modules]) => modules).filter((path) => !existsSync(join(root, path)))).toEqual([]);
});
