import { http, type RequestHandler } from 'msw';
import { z } from 'zod';
import { modelSchema } from '@/areas/workflow/model/model.resource';
import { type Call, secured } from '../access';
import { crud, MISSING } from '../crud';
import { inTurn } from '../inTurn';
import { answerList } from '../query';
import { api, ok, refuse, timestamp } from '../respond';
import leaveXml from '../seeds/processes/leave.bpmn20.xml?raw';
import purchaseXml from '../seeds/processes/purchase.bpmn20.xml?raw';
import { defineTable } from '../table';
import { deploy, undecided } from './definitions';
import { readProcess } from '@/areas/workflow/engine/process';

const modelRow = z.object(modelSchema.shape);
type ModelRow = z.infer<typeof modelRow>;

const metaOf = ({ name, description }: Pick<ModelRow, 'name' | 'description'>, revision: number) =>
  JSON.stringify({ name, description: description ?? '', revision });

const seed = (id: number, key: string, name: string, description: string, deploymentId: string, xml: string) => ({
  id,
  rev: 2,
  name,
  key,
  category: 'oa',
  version: 1,
  metaInfo: metaOf({ name, description }, 1),
  deploymentId,
  createTime: `2026-10-1${id} 09:30:00`,
  lastUpdateTime: `2026-10-2${id} 16:05:00`,
  xml,
});

/** The models, with their diagrams. */
const models = defineTable({
  name: 'models',
  idKey: 'id',
  schema: modelRow,
  seed: () => [
    seed(1, 'purchase', '报销流程', '部门负责人审批，满 1000 元再由财务审批', '7501', purchaseXml),
    seed(2, 'leave', '请假流程', '部门负责人审批，超过 3 天再由总经理审批', '5001', leaveXml),
  ],
});

/** Returns a model as in a list, without its diagram. */
const listed = ({ xml: _xml, description: _description, ...row }: ModelRow) => row;

/**
 * The models of the designer (docs/contract#2.19 and docs/contract#2.E). Deploying an executable diagram creates a
 * definition.
 */
export const modelHandlers: RequestHandler[] = [
  http.get(
    api('/act/models/list'),
    secured('activiti:models:view', async ({ query }) =>
      answerList(
        await models.all(),
        query,
        { filters: { name: 'like', key: 'eq' }, sort: { field: 'createTime', order: 'desc' } },
        listed,
      ),
    ),
  ),
  ...crud({
    path: '/act/models',
    table: models,
    permission: 'activiti:models',
    permissions: { get: 'activiti:models:view' },
    verbs: ['get', 'save', 'update', 'remove'],
    readOnly: ['rev', 'version', 'metaInfo', 'deploymentId', 'lastUpdateTime'],
    required: ['name', 'key'],
    unique: { key: (key) => `模型标识“${key}”已存在` },
    refuses: async ({ verb, row, next }) => {
      if (verb === 'remove' && row?.deploymentId) return '已发布的模型不能删除';
      if (next.key && row && next.key !== row.key) return '模型标识不能修改';
      return undefined;
    },
    fresh: (next) => ({
      rev: 1,
      version: 1,
      deploymentId: null,
      createTime: timestamp(),
      lastUpdateTime: timestamp(),
      metaInfo: metaOf({ name: next.name ?? '', description: next.description }, 1),
    }),
    after: async ({ verb, row }) => {
      const now = verb === 'update' && row ? await models.find(row.id) : undefined;
      if (!now) return;
      const rev = (now.rev ?? 1) + 1;
      await models.update(now.id, { rev, lastUpdateTime: timestamp(), metaInfo: metaOf(now, rev) });
    },
  }),
  http.post(api('/act/models/deploy/:id'), secured('activiti:models:edit', inTurn(deployModel))),
];

async function deployModel({ params }: Call): Promise<Response> {
  const { id, key, xml } = (await models.find(params.id)) ?? refuse(MISSING);
  if (!xml) return refuse('模型数据为空，请先设计流程并成功保存，再进行发布。');
  const process = await readProcess(xml).catch((error: Error) => refuse(error.message));
  const step = await undecided(process);
  if (step) return refuse(`“${step.name || step.id}”没有指定审批人`);
  await models.update(id, { deploymentId: await deploy(`${key}.bpmn20.xml`, xml, process) });
  return ok();
}
