import { expect, it } from 'vitest';
import { chunkGroups } from './chunks.ts';

const antd = '/r/node_modules/antd/es/index.js';
const modules: Record<string, { code?: string; importedIds?: string[] }> = {
  '/r/src/main.tsx': { importedIds: ['/r/src/shared.ts'] },
  '/r/src/shared.ts': {},
  '/r/src/app/NoticeHost.tsx': { code: `import { App } from "antd";`, importedIds: [antd, '/r/src/shared.ts'] },
  '/r/src/app/Desk.tsx': { code: `import { Menu as Entries, App } from 'antd';`, importedIds: [antd] },
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
    return found ? { code: found.code ?? '', importedIds: found.importedIds ?? [] } : null;
  },
};

it.each([
  ['/r/src/shared.ts', ['start']],
  ['/r/node_modules/antd/es/app/index.js', ['notices']],
  ['/r/node_modules/antd/es/menu/index.js', ['desk']],
  ['/r/node_modules/antd/es/pagination/index.js', ['list']],
  ['/r/node_modules/antd/es/watermark/index.js', []],
])('%s goes into the first layer that reaches it by name: %j', (id, layers) => {
  const names = chunkGroups('/r').map(({ name }) => name(id, context));
  expect(names.filter((name) => name !== null)).toEqual(layers);
});
