import business from '../../docs/contract/business-entities.proposed.json' with { type: 'json' };
import menuFile from '../../docs/contract/biz-menu.proposed.json' with { type: 'json' };
import proposedDicts from '../../docs/contract/biz-dicts.proposed.json' with { type: 'json' };
import familyDicts from '../../docs/contract/ruoyi-cloud.sys_dict_data.json' with { type: 'json' };
import system from '../../docs/contract/system-entities.json' with { type: 'json' };

/** A field, as described by the contract's tables. */
export interface Field {
  name: string;
  type: string;
  enum?: string | null;
  required?: string | null;
  zh: string;
}

/** An entity with its base path. `id` is the field that identifies a record. */
export interface Entity {
  base: string;
  id: string;
  fields: readonly Field[];
}

/** The base paths of system and workflow entities (docs/contract#2.E). Business entities contain their own. */
const SYSTEM_BASES: Readonly<Record<string, string>> = {
  user: '/system/user',
  role: '/system/role',
  menu: '/system/menu',
  dept: '/system/dept',
  dictType: '/system/dict/type',
  dictData: '/system/dict/data',
  district: '/system/districts',
  config: '/system/config',
  dfs: '/system/dfs',
  donate: '/system/donate',
  operLog: '/system/operLog',
  loginLog: '/system/logininfor',
  post: '/system/post',
  model: '/act/models',
  procDef: '/act/prof',
  procInst: '/act/process/ins/runs',
  hiProcInst: '/act/process/ins/finished',
  business: '/act/business',
  leave: '/act/leave',
  purchase: '/act/purchase',
  node: '/act/node',
  task: '/act/task/ing',
  hiTask: '/act/task/done',
  area: '/system/sysArea',
  statistics: '/report/statistics',
};

/** The additional fields with which a model is saved. The server creates `metaInfo`, which contains the description. */
const MODEL_INPUT = ['description', 'xml'].map((name) => ({ name, type: 'none', zh: name }));

const common = system.entities.find(({ key }) => key === 'common')?.fields.slice(1, 6) ?? [];

export const entities: readonly Entity[] = [
  ...system.entities
    .filter(({ key }) => key in SYSTEM_BASES)
    .map(({ key, fields }) =>
      entityOf(SYSTEM_BASES[key] ?? '', [...(fields as Field[]), ...common, ...(key === 'model' ? MODEL_INPUT : [])]),
    ),
  ...business.entities.map(({ base, fields }) => entityOf(base, fields as Field[])),
];

function entityOf(base: string, fields: readonly Field[]): Entity {
  const own = fields.filter(({ name }) => !name.includes('.'));
  return { base, id: own[0]?.name ?? 'id', fields: own };
}

export const entityAt = (base: string) => entities.find((entity) => entity.base === base);

export const menuRows = menuFile.rows;

/** The screens in the menu, including hidden ones. */
export const screenRows = menuRows.filter(
  ({ menuType, component }) => menuType === 'C' && component !== 'RouteView' && component !== null,
);

export const dictEntries: readonly { dictType: string; dictValue: string; dictLabel: string }[] = [
  ...familyDicts.rows,
  ...proposedDicts.dictData,
];
