/**
 * Which modules go into which file. Without it every module that two screens share becomes a file of its own: 150
 * requests until the first list. Each layer is what its modules import statically and no earlier layer holds, so that
 * files load each other in one direction only.
 */
interface ModuleInfo {
  importedIds: readonly string[];
  code: string | null;
}
interface Context {
  getModuleInfo: (id: string) => ModuleInfo | null;
}

/** In the order in which they are loaded; the first one that reaches a module has it. */
const LAYERS: readonly (readonly [name: string, ...modules: string[]])[] = [
  ['start', 'src/main.tsx', 'src/areas/account/login/LoginPage.tsx'],
  ['notices', 'src/app/NoticeHost.tsx'],
  ['desk', 'src/app/Desk.tsx'],
  ['list', 'src/shared/crud/CrudPage.tsx', 'src/shared/list/CrudTable.tsx'],
  ['form', 'src/shared/form/EditDrawer.tsx', 'src/shared/form/EditModal.tsx', 'src/shared/form/EditPage.tsx'],
];

/**
 * One group of `codeSplitting` a layer. What is in none is grouped by who shares it; groups merged further import each
 * other in circles, and then run before what they need (tried: `entriesAwareMergeThreshold`).
 */
export function chunkGroups(root: string) {
  let layers: Map<string, string> | undefined;
  const layerOf = (id: string, context: Context) => (layers ??= layersFrom(root, context)).get(id);
  return LAYERS.map(([layer], index) => ({
    debugName: layer,
    name: (id: string, context: Context) => (layerOf(id, context) === layer ? layer : null),
    priority: LAYERS.length - index,
  }));
}

function layersFrom(root: string, context: Context): Map<string, string> {
  const layers = new Map<string, string>();
  for (const [layer, ...modules] of LAYERS) {
    const open = modules.map((path) => `${root}/${path}`);
    for (let id = open.pop(); id !== undefined; id = open.pop()) {
      if (layers.has(id)) continue;
      layers.set(id, layer);
      open.push(...importsOf(id, context));
    }
  }
  return layers;
}

/** Entries of packages that re-export everything: a module reaches only what it imports by name. */
const BARREL = /\/node_modules\/(antd|@ant-design\/icons)\/es\/index\.js$/;

const PRO = /\/node_modules\/@ant-design\/pro-components\//;

function importsOf(id: string, context: Context): string[] {
  const { importedIds = [], code } = context.getModuleInfo(id) ?? {};
  // Its barrels reach every field and table it has; the desk takes its layout alone, and says itself what that needs.
  const own = PRO.test(id) ? importedIds.filter((imported) => PRO.test(imported)) : importedIds;
  return own.flatMap((imported) => {
    const name = BARREL.exec(imported)?.[1];
    return name ? named(code ?? '', name, imported, context) : [imported];
  });
}

/** The modules behind the names that `code` imports from a package. */
function named(code: string, name: string, barrel: string, context: Context): string[] {
  const imports = code.matchAll(new RegExp(`import\\s*\\{([^}]*)\\}\\s*from\\s*["']${name}["']`, 'g'));
  const names = [...imports].flatMap(([, list = '']) => list.split(',').map((one) => one.trim().split(/\s/)[0] ?? ''));
  const exported = exportsOf(barrel, context);
  return names.flatMap((one) => exported.get(one) ?? []);
}

/** Where a barrel's exports come from, by name. */
function exportsOf(barrel: string, context: Context): Map<string, string> {
  const { code } = context.getModuleInfo(barrel) ?? {};
  const folder = barrel.slice(0, barrel.lastIndexOf('/') + 1);
  const find = (path: string) =>
    [`${folder}${path}`, `${folder}${path}.js`, `${folder}${path}/index.js`].find((id) => context.getModuleInfo(id));
  const found = new Map<string, string>();
  for (const [, name = '', path = ''] of (code ?? '').matchAll(
    /export \{ default as (\w+) \} from ["']\.\/([^"']+)["']/g,
  )) {
    const id = find(path);
    if (id) found.set(name, id);
  }
  for (const [, path = ''] of (code ?? '').matchAll(/export \* from ["']\.\/([^"']+)["']/g)) {
    const id = find(path);
    if (id) for (const [name, target] of exportsOf(id, context)) found.set(name, target);
  }
  return found;
}
