import { crudApi, segment } from '@/shared/api/crudApi';
import { request } from '@/shared/api/http';
import { z } from 'zod';

/** A parameter of the system (contract 2.11); built-in ones (`configType` Y) stay. */
export const configSchema = z.looseObject({
  configId: z.union([z.number(), z.string()]),
  configName: z.string().max(100),
  configKey: z.string().max(100),
  configValue: z.string().max(1024),
  configType: z.enum(['Y', 'N']).nullish(),
  remark: z.string().max(500).nullish(),
  createBy: z.string().nullish(),
  createTime: z.string().nullish(),
  updateBy: z.string().nullish(),
  updateTime: z.string().nullish(),
});

/** One parameter. */
export type Config = z.infer<typeof configSchema>;

const path = '/system/config';

/** The parameters; unlike other records they are removed by path (specification 7). */
export const configs = {
  ...crudApi(configSchema, path, 'configId'),
  remove: (ids: readonly Config['configId'][]) =>
    request({ method: 'post', url: `${path}/remove/${ids.map(segment).join(',')}` }),
};
