import { configSchema } from '@/areas/system/config/config.resource';
import { maskedValue } from '@/areas/system/config/secretKey';
import { z } from 'zod';
import { crud } from '../crud';
import { revealOf } from '../reveal';
import type { Secrets } from '../secrets';
import configsSeed from '../seeds/generated/configs.json';
import { defineTable } from '../table';

const configRow = z.object(configSchema.shape).extend({ configId: z.number() });
type ConfigRow = z.infer<typeof configRow>;

/** The system parameters. */
export const configs = defineTable({ name: 'configs', idKey: 'configId', schema: configRow, seed: () => configsSeed });

/** Lists mask the values of parameters whose keys name a password, a secret or a key (docs/decisions#6). */
const secrets: Secrets<ConfigRow> = { configValue: (_, config) => maskedValue(config) };

/** The parameters. Built-in ones cannot be removed, and keys are unique (docs/contract#2.11, docs/contract#2.E). */
export const configHandlers = [
  revealOf('/system/config', 'system:config:edit', { table: configs, secrets }),
  ...crud({
    path: '/system/config',
    table: configs,
    permission: 'system:config',
    secrets,
    history: {},
    verbs: ['list', 'save', 'update', 'remove'],
    removeByPath: true,
    range: 'createTime',
    sortable: ['configId', 'configName', 'configKey', 'createTime'],
    filters: { configName: 'like', configKey: 'like', configType: 'eq' },
    unique: { configKey: (key, { verb }) => `${verb === 'save' ? '新增' : '修改'}参数'${key}'失败，参数键名已存在` },
    refuses: ({ verb, row }) =>
      verb === 'remove' && row?.configType === 'Y' ? `内置参数【${row.configKey}】不能删除` : undefined,
  }),
];
