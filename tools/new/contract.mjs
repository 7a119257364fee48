import { MAX } from './page.mjs';

const ENTITIES = 'docs/contract/business-entities.proposed.json';
const TABLES = 'tools/contract/reference/sqlTables.ts';
const CHANGES = 'docs/contract-changes.md';
const CLIENT = 'src/shared/api/http.ts';
const GROUP = '基本信息';

/** Returns the contract's section for a new resource, such as `3.4.34`: the number of its entity. */
export const sectionOf = (read) => `3.4.${JSON.parse(read(ENTITIES)).entities.length + 1}`;

/**
 * Returns the changed files of the contract by path: the resource as an entity, its table, and an entry in the list of
 * changes. `new.mjs` adds the entity's section and the hash of this entry, which `npm run contract` generates.
 */
export function contractFiles(screen, need) {
  const { area, many, path } = screen;
  const entities = JSON.parse(need(ENTITIES));
  const entity = entityOf(screen);
  return {
    [ENTITIES]: `${JSON.stringify({ ...entities, entities: [...entities.entities, entity] }, null, 2)}\n`,
    [TABLES]: need(TABLES).replace(/^(export const SQL_PATHS.*\{\n)/m, `$1  '${area}/${many}': '${path}',\n`),
    ...versionFiles(path, need),
  };
}

function entityOf({ area, resource, fields, words, path, permission }) {
  const id = { name: 'id', type: 'number', enum: null, required: 'auto', max: null, zh: 'ID', en: 'id' };
  return {
    key: resource,
    zh: words['zh-CN'].title,
    en: words['en-US'].title,
    base: path,
    permPrefix: permission,
    area: [area, words['zh-CN'].area].filter(Boolean).join(' '),
    routes: resource,
    fields: [{ ...id, filter: null, list: false, form: null, detail: null }, ...fields.map(fieldOf(words))],
    actions: 'row: 编辑 edit, 删除 remove; toolbar: 新建 add, 批量删除 remove',
    rules: fields.some(({ name }) => name === 'code') ? 'code unique' : 'none',
    states: fields.some(({ kind }) => kind === 'status') ? 'ENABLE' : 'none',
  };
}

const TYPES = { number: 'number', money: 'number', sort: 'number', date: 'string(date)', time: 'string(datetime)' };
/** The max length of dictionary codes, to be adjusted by hand. */
const CODE = '1';
const DICTS = { yesno: 'sys_yes_no', status: 'sys_normal_disable' };
const CODED = ['dict', 'status', 'yesno'];
/** Labels of fields that all records have. */
const SHARED = {
  status: ['状态', 'status'],
  sort: ['排序', 'sort'],
  remark: ['备注', 'remark'],
  createTime: ['创建时间', 'created'],
};

const fieldOf =
  (words) =>
  ({ name, kind, dictionary, byServer, required }) => ({
    name,
    type: TYPES[kind] ?? 'string',
    enum: dictionary ?? DICTS[kind] ?? null,
    required: byServer ? 'ro' : required ? 'Y' : 'N',
    max: MAX[kind] ? String(MAX[kind]) : CODED.includes(kind) ? CODE : null,
    zh: words['zh-CN'][name] ?? SHARED[name]?.[0] ?? name,
    en: words['en-US'][name] ?? SHARED[name]?.[1] ?? name,
    filter: ['text', ...CODED].includes(kind) ? 'eq/like' : null,
    list: true,
    form: byServer ? null : GROUP,
    detail: null,
  });

/** Adds a minor version, because a server whose menu lacks the screen never receives its calls. */
function versionFiles(path, need) {
  const changes = need(CHANGES);
  const [, version, major, minor] = /^## ((\d+)\.(\d+)\.\d+)$/m.exec(changes);
  const next = `${major}.${Number(minor) + 1}.0`;
  const today = new Date().toISOString().slice(0, 10);
  const entry = `## ${next}\n\n${today}, sha256 \`\`\n\n- The calls of \`${path}\`.\n\n## ${version}\n`;
  return {
    [CHANGES]: changes
      .replace(`Contract-Version: ${version}`, `Contract-Version: ${next}`)
      .replace(`## ${version}\n`, entry),
    [CLIENT]: need(CLIENT).replace(`'${version}'`, `'${next}'`),
  };
}
