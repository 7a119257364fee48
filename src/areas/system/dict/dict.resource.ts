import { z } from 'zod';
import { type Resource, resource } from '@/shared/resource/resource';
import { auditShape, enabled, id, numeric, yesNo } from '@/shared/api/fields';
import { refetchDicts } from '@/shared/dict/useDict';

/** A dictionary; `dictType` is the key by which its entries are fetched. */
export const dictTypeSchema = z.object({
  dictId: id,
  dictName: z.string().max(100),
  dictType: z
    .string()
    .max(100)
    .regex(/^[a-z][a-z0-9_]*$/),
  status: enabled,
  ...auditShape,
});

/** An entry of a dictionary: stored value, displayed label and tag color (`listClass`). */
export const dictDataSchema = z.object({
  dictCode: id,
  dictSort: numeric,
  dictLabel: z.string().max(100),
  dictValue: z.string().max(100),
  dictType: z.string().max(100),
  cssClass: z.string().max(100).nullish(),
  listClass: z.string().max(100).nullish(),
  isDefault: yesNo.nullish(),
  status: enabled,
  ...auditShape,
});

export type DictType = z.infer<typeof dictTypeSchema>;

export type DictData = z.infer<typeof dictDataSchema>;

/** Wraps a resource so that every save, import and removal refetches the dictionaries. */
function refreshing<T extends object>(api: Resource<T>): Resource<T> {
  const afterwards = async <R>(change: Promise<R>): Promise<R> => {
    const answer = await change;
    void refetchDicts();
    return answer;
  };
  return {
    ...api,
    save: (values, key) => afterwards(api.save(values, key)),
    importRow: (values, keys) => afterwards(api.importRow(values, keys)),
    remove: (ids) => afterwards(api.remove(ids)),
  };
}

/** The API of dictionaries. When a key changes, the server also changes it in the entries. */
export const dictTypes = refreshing(
  resource({
    schema: dictTypeSchema,
    path: '/system/dict/type',
    id: 'dictId',
    permission: 'system:dict',
    nameOf: ({ dictName }) => dictName,
    filtersOf: ({ dictType }) => ({ dictType }),
  }),
);

const entries = refreshing(
  resource({
    schema: dictDataSchema,
    path: '/system/dict/data',
    id: 'dictCode',
    permission: 'system:dict',
    nameOf: ({ dictLabel }) => dictLabel,
    filtersOf: ({ dictType }) => ({ of: dictType }),
  }),
);

/** The API of the entries of a dictionary. The list page passes the dictionary's key as the query parameter `of`. */
export const dictData: Resource<DictData> = {
  ...entries,
  list: ({ of, ...params }, signal) => entries.list({ ...params, dictType: of }, signal),
};
