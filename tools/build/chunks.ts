/**
 * Decides which modules go into which file. Without this, every module shared by two screens would become a file of its
 * own, and 150 requests would precede the first list. A layer contains everything that its modules import statically
 * and that is not in an earlier layer, so that files load each other only in one direction.
 */
interface ModuleInfo {
  importedIds: readonly string[];
  dynamicallyImportedIds: readonly string[];
  code: string | null;
}
interface Context {
  getModuleInfo: (id: string) => ModuleInfo | null;
}

type Layer = readonly [name: string, ...modules: string[]];

/** The layers in loading order. A module belongs to the first layer that reaches it. */
const FIRST: readonly Layer[] = [
  ['start', 'src/main.tsx', 'src/areas/account/login/LoginPage.tsx', 'src/app/layout/loadLateParts.ts'],
  ['notices', 'src/app/theme/NoticeHost.tsx'],
  ['desk', 'src/app/SignedInApp.tsx'],
  [
    'list',
    'src/app/layout/lateParts.ts',
    'src/shared/list/crud/CrudPage.tsx',
    'src/shared/list/CrudTable.tsx',
    'src/shared/form/EditDrawer.tsx',
    'src/shared/form/EditModal.tsx',
    'src/shared/form/EditPage.tsx',
    'src/shared/display/PlainTable.tsx',
    'node_modules/antd/es/tree/index.js',
    'node_modules/antd/es/input-number/index.js',
    'src/shared/list/tree/ParentSelect.tsx',
    'src/shared/list/tree/CrudTreePage.tsx',
  ],
  // These modules are light enough for the layer of lists, although lists need none of them.
  ['chart', 'src/shared/chart/Chart.tsx'],
  ['reviewed', 'src/shared/review/decision/BatchDecision.tsx', 'src/shared/review/AuditTimeline.tsx'],
  ['home', 'src/shared/home/BlocksPage.tsx', 'src/shared/home/WaitingCard.tsx'],
];

const REVIEW: Layer = ['review', 'src/shared/review/ReviewPage.tsx', 'src/shared/review/ReviewList.tsx'];

/** Heavy modules shared by screens of several areas. */
const HEAVY: readonly Layer[] = [
  [
    'upload',
    'src/shared/files/upload/FilesField.tsx',
    'src/shared/files/upload/ImagesField.tsx',
    'src/shared/files/upload/FileField.tsx',
    'src/shared/files/upload/ImageField.tsx',
    'src/shared/files/FilePreview.tsx',
  ],
  REVIEW,
  ['order', 'src/shared/list/reorder/OrderList.tsx', 'src/shared/list/reorder/MovableRows.tsx'],
];

/** All layers, each with its name and the modules that it is made of. */
export const LAYERS: readonly Layer[] = [...FIRST, ...HEAVY];

/** The layer for light modules that several areas share. Every screen needs some of these modules. */
const SHARED = 'list';
/** Max size of a light module, including its imports outside the layers, in characters of source. */
const MAX_LIGHT = 14_000;

/**
 * Returns one group of `codeSplitting` per layer, then one for modules shared within an area. All other modules are
 * grouped by the files that share them. The groups are not merged by size (`entriesAwareMergeThreshold`), because
 * merged groups import each other in circles, and a file in a circle runs before its imports.
 */
export function chunkGroups(root: string) {
  let groups: Map<string, string> | undefined;
  const groupOf = (id: string, context: Context) => (groups ??= groupsFrom(root, context)).get(id);
  const names = LAYERS.map(([name]) => name);
  return [
    ...names.map((layer, index) => ({
      debugName: layer,
      name: (id: string, context: Context) => (groupOf(id, context) === layer ? layer : null),
      priority: names.length - index + 1,
    })),
    {
      debugName: 'areas',
      name: (id: string, context: Context) => {
        const group = groupOf(id, context);
        return group === undefined || names.includes(group) ? null : group;
      },
      priority: 1,
      includeDependenciesRecursively: false,
    },
  ];
}

function groupsFrom(root: string, context: Context): Map<string, string> {
  const groups = new Map<string, string>();
  const add = ([layer, ...modules]: Layer) => {
    const roots = modules.map((path) => `${root}/${path}`);
    for (const id of reachedFrom(roots, groups, context)) groups.set(id, layer);
  };
  FIRST.forEach(add);
  // The review pages count as one sharer. Modules that screens reach only through them belong to the review layer.
  const reviewPages = REVIEW.slice(1).map((path) => `${root}/${path}`);
  const ofReview = reachedFrom(reviewPages, groups, context);
  const sharers = sharersOf(root, new Map([...groups, ...reviewPages.map((id) => [id, 'review'] as const)]), context);
  const isOurs = (id: string) => id.startsWith(`${root}/src/`);
  const isLight = (id: string) => weightOf(id, groups, context) <= MAX_LIGHT;
  const light = [...sharers].flatMap(([id, areas]) =>
    (isOurs(id) || ICON.test(id)) && areas.size + Number(ofReview.has(id)) > 1 && isLight(id) ? [id] : [],
  );
  for (const id of light) groups.set(id, SHARED);
  const beforeHeavy = new Map(groups);
  HEAVY.forEach(add);
  const needsHeavy = (id: string) =>
    [...reachedFrom([id], beforeHeavy, context)].some((reached) => groups.has(reached) || !isOurs(reached));
  const ofOneArea = [...sharers].flatMap(([id, areas]) => {
    const [[area, screens] = ['', 0]] = areas;
    const isShared = !groups.has(id) && areas.size === 1 && screens > 1;
    return isShared && isOurs(id) && !needsHeavy(id) ? [[id, `${area}-shared`] as const] : [];
  });
  for (const [id, group] of ofOneArea) groups.set(id, group);
  return groups;
}

const ICON = /\/node_modules\/@ant-design\/icons\//;

/** Returns for each module outside the layers how many screens of which areas import it. */
function sharersOf(root: string, layers: ReadonlyMap<string, string>, context: Context) {
  const sharers = new Map<string, Map<string, number>>();
  const areaOf = (id: string) => /^\/src\/areas\/(\w+)\//.exec(id.slice(root.length))?.[1];
  for (const entry of screensOf(root, context)) {
    const area = areaOf(entry) ?? '';
    for (const id of reachedFrom([entry], layers, context)) {
      const areas = sharers.get(id) ?? new Map<string, number>();
      sharers.set(id, areas.set(area, (areas.get(area) ?? 0) + 1));
    }
  }
  return sharers;
}

/** Returns the modules of all screens in all areas. */
function screensOf(root: string, context: Context): string[] {
  const { importedIds = [] } = context.getModuleInfo(`${root}/src/app/navigation/screens.ts`) ?? {};
  return importedIds
    .filter((id) => id.endsWith('/screens.ts'))
    .flatMap((id) => context.getModuleInfo(id)?.dynamicallyImportedIds ?? []);
}

/** Returns the size of a module with all its imports outside the layers. */
const weightOf = (id: string, layers: ReadonlyMap<string, string>, context: Context): number =>
  [...reachedFrom([id], layers, context)].reduce(
    (sum, one) => sum + (context.getModuleInfo(one)?.code?.length ?? 0),
    0,
  );

/** Returns these modules and all modules that they import statically, except modules that belong to a layer. */
function reachedFrom(ids: readonly string[], layers: ReadonlyMap<string, string>, context: Context): Set<string> {
  const reached = new Set<string>();
  const open = [...ids];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (layers.has(id) || reached.has(id)) continue;
    reached.add(id);
    open.push(...importsOf(id, context));
  }
  return reached;
}

/** Package entries that re-export everything. Through them, a module reaches only what it imports by name. */
const BARREL = /\/node_modules\/(antd|@ant-design\/icons)\/es\/index\.js$/;

const PRO = /\/node_modules\/@ant-design\/pro-components\//;

function importsOf(id: string, context: Context): string[] {
  const { importedIds = [], code } = context.getModuleInfo(id) ?? {};
  // Inside pro-components, only its own modules count, because its barrels reach fields and tables the app never uses.
  const own = PRO.test(id) ? importedIds.filter((imported) => PRO.test(imported)) : importedIds;
  return own.flatMap((imported) => {
    const name = BARREL.exec(imported)?.[1];
    return name ? named(code ?? '', name, imported, context) : [imported];
  });
}

/** Returns the modules of the names that `code` imports from a package. */
function named(code: string, name: string, barrel: string, context: Context): string[] {
  const imports = code.matchAll(new RegExp(`import\\s*\\{([^}]*)\\}\\s*from\\s*["']${name}["']`, 'g'));
  const names = [...imports].flatMap(([, list = '']) => list.split(',').map((one) => one.trim().split(/\s/)[0] ?? ''));
  const exported = exportsOf(barrel, context);
  return names.flatMap((one) => exported.get(one) ?? []);
}

/** Returns the modules of a barrel's exports, by name. */
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
