import { crudApi } from '@/shared/api/crudApi';
import { id } from '@/shared/api/fields';
import { request } from '@/shared/api/http';
import { parseRow } from '@/shared/api/parseRows';
import { z } from 'zod';
import { providers } from './providers';

/** A stored file (docs/contract#2.12). */
const dfsFileSchema = z.looseObject({
  id,
  fileName: z.string(),
  fileSuffix: z.string().nullish(),
  url: z.string(),
  service: z.number().nullish(),
  createBy: z.string().nullish(),
  createTime: z.string().nullish(),
});
export type DfsFile = z.infer<typeof dfsFileSchema>;

/** The stored files. They are added by upload, and only their names can be edited. */
export const dfsFiles = crudApi(dfsFileSchema, '/system/dfs', 'id');

export const renameFile = (id: DfsFile['id'], fileName: string) => dfsFiles.save({ id, fileName });

const configSchema = z.looseObject({ type: z.number() });

/** Fetches the storage configuration; its secrets are masked (docs/contract#2.13). */
export const getStorage = async (signal?: AbortSignal) =>
  parseRow(configSchema, await request({ url: '/system/dfs/config', signal }), '/system/dfs/config');

/**
 * Saves the storage configuration: only the fields of the chosen provider, and a secret only if a new one was typed.
 */
export function saveStorage(values: Record<string, unknown>) {
  const shown = (providers[Number(values.type)] ?? []).filter(({ name, secret }) => !secret || values[name]);
  const fields = shown.map(({ name }) => [name, values[name] ?? '']);
  const data = { type: Number(values.type), ...Object.fromEntries(fields) };
  return request({ method: 'post', url: '/system/dfs/saveConfig', data });
}
