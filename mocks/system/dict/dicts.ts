import { http, type RequestHandler } from 'msw';
import { secured } from '../../access';
import { crud, MISSING } from '../../crud';
import { dictData, dictTypes } from '../../db';
import { api, fail, ok } from '../../respond';

const permission = 'system:dict';

/**
 * The dictionary endpoints: types, entries, and for every signed-in user the entries of a type (docs/contract#2.8,
 * docs/contract#2.9).
 */
export const dictHandlers: RequestHandler[] = [
  http.get(
    api('/system/dict/data/type'),
    secured(null, async ({ query }) => {
      const entries = (await dictData.all()).filter(
        (entry) => entry.dictType === query.get('dictType') && entry.status === '0',
      );
      return ok(entries.toSorted((a, b) => Number(a.dictSort) - Number(b.dictSort)));
    }),
  ),
  http.get(
    api('/system/dict/data/label'),
    secured(null, async ({ query }) => {
      const [type, value] = [query.get('dictType'), query.get('dictValue')];
      const entry = (await dictData.all()).find((one) => one.dictType === type && one.dictValue === value);
      return entry ? ok(entry.dictLabel) : fail(MISSING);
    }),
  ),
  ...crud({
    path: '/system/dict/type',
    table: dictTypes,
    permission,
    history: {},
    verbs: ['list', 'save', 'update', 'remove'],
    range: 'createTime',
    sortable: ['dictId', 'dictName', 'dictType', 'status', 'createTime'],
    filters: { dictName: 'like', dictType: 'like', status: 'eq' },
    unique: { dictType: (type, { verb }) => `${verb === 'save' ? '新增' : '修改'}字典'${type}'失败，字典类型已存在` },
    refuses: async ({ verb, row }) => {
      const inUse = verb === 'remove' && row && (await dictData.all()).some((entry) => entry.dictType === row.dictType);
      return inUse ? `${row.dictName}已分配,不能删除` : undefined;
    },
    after: async ({ row, next }) => {
      if (!row || !next.dictType || next.dictType === row.dictType) return;
      for (const entry of await dictData.all()) {
        if (entry.dictType === row.dictType) await dictData.update(entry.dictCode, { dictType: next.dictType });
      }
    },
  }),
  ...crud({
    path: '/system/dict/data',
    table: dictData,
    permission,
    history: {},
    verbs: ['list', 'save', 'update', 'remove'],
    sort: { field: 'dictSort', order: 'asc' },
    sortable: ['dictCode', 'dictSort', 'dictLabel', 'dictValue', 'status', 'createTime'],
    filters: { dictType: 'eq', dictLabel: 'like', status: 'eq' },
    refuses: async ({ next, row }) => {
      const type = next.dictType ?? row?.dictType;
      if (next.dictType && !(await dictTypes.all()).some((one) => one.dictType === type)) return '字典类型不存在';
      const value = next.dictValue ?? row?.dictValue;
      const twin = (await dictData.all()).find(
        (entry) => entry.dictType === type && entry.dictValue === value && entry.dictCode !== row?.dictCode,
      );
      return twin && (next.dictValue ?? next.dictType) !== undefined ? `字典键值'${value}'已存在` : undefined;
    },
    after: async ({ row, next }) => {
      if (next.isDefault !== 'Y') return;
      const self = { ...row, ...next };
      for (const entry of await dictData.all()) {
        const rival = entry.dictType === self.dictType && entry.dictValue !== self.dictValue;
        if (rival && entry.isDefault === 'Y') await dictData.update(entry.dictCode, { isDefault: 'N' });
      }
    },
  }),
];
