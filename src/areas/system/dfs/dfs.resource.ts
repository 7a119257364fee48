import { z } from 'zod';
import { fetchRow } from '@/shared/api/crudApi';
import { resource } from '@/shared/resource/resource';
import { changeShape, dateTime, id, noted } from '@/shared/api/fields';
import { post } from '@/shared/api/http';
import { paths } from '@/shared/api/paths';
import { type ProviderField, providers } from './providers';

/** A stored file (docs/contract#2.12). */
const dfsFileSchema = z.object({
  id,
  fileName: z.string(),
  fileSuffix: z.string().nullish(),
  url: z.string(),
  service: z.number().register(noted, { dict: 'sys_oss_service' }).nullish(),
  createBy: z.string().nullish(),
  createTime: dateTime.nullish(),
  ...changeShape,
});
export type DfsFile = z.infer<typeof dfsFileSchema>;

/** The API of stored files. Files are added by upload or by URL. Only their names can be edited. */
export const dfsFiles = resource({
  schema: dfsFileSchema,
  path: paths.files,
  permission: 'system:oss',
  messages: 'system:dfs',
  nameOf: ({ fileName }) => fileName,
  filtersOf: ({ fileSuffix, createBy }) => ({ fileSuffix, createBy }),
});

export const renameFile = (id: DfsFile['id'], fileName: string) => dfsFiles.save({ id, fileName });

/** Registers a file that is already in the storage, by its URL. */
export const registerFile = ({ fileName, url }: Pick<DfsFile, 'fileName' | 'url'>, key?: string) =>
  dfsFiles.save({ fileName, url, fileSuffix: /\.\w+$/.exec(fileName)?.[0].toLowerCase() ?? '' }, key);

/** The path of the storage configuration. */
export const STORAGE = `${paths.files}/config`;

const setting = z.string().nullish();
const settingNames = Object.values(providers)
  .flat()
  .map(({ name }) => name);

/** The kind of storage, and the settings of all providers by name. Settings of unused providers may be missing. */
export const storageSchema = z.object({
  type: z.number().nullable(),
  // The cast restores the key names, which the type of Object.fromEntries loses.
  ...(Object.fromEntries(settingNames.map((name) => [name, setting])) as Record<ProviderField['name'], typeof setting>),
});

/** Fetches the storage configuration, in which secrets are masked (docs/contract#2.13). */
export const getStorage = (signal?: AbortSignal) => fetchRow(storageSchema, { url: STORAGE, signal });

/**
 * Saves the storage configuration: only the fields of the selected provider, and only secrets that were newly typed.
 */
export function saveStorage(values: Record<string, unknown>) {
  const shown = (providers[Number(values.type)] ?? []).filter(({ name, secret }) => !secret || values[name]);
  const fields = shown.map(({ name }) => [name, values[name] ?? '']);
  const data = { type: Number(values.type), ...Object.fromEntries(fields) };
  return post(`${paths.files}/saveConfig`, data);
}
