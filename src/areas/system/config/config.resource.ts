import { z } from 'zod';
import { resource } from '@/shared/resource/resource';
import { auditShape, id, yesNo } from '@/shared/api/fields';

/** A system parameter (docs/contract#2.11). Built-in parameters (`configType` `Y`) cannot be removed. */
export const configSchema = z.object({
  configId: id,
  configName: z.string().max(100),
  configKey: z.string().max(100),
  configValue: z.string().max(1024),
  configType: yesNo.nullish(),
  ...auditShape,
});
export type Config = z.infer<typeof configSchema>;

/**
 * The API of system parameters. Unlike most remove requests, the request to remove a parameter has the id in its URL
 * path (docs/specification#7).
 */
export const configs = resource({
  schema: configSchema,
  path: '/system/config',
  id: 'configId',
  permission: 'system:config',
  nameOf: ({ configName }) => configName,
  removeByPath: true,
  filtersOf: ({ configKey }) => ({ configKey }),
});
