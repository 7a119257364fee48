import { unzipSync } from 'fflate';
import { http, HttpResponse, type RequestHandler } from 'msw';
import { type Call, secured } from '../access';
import { MISSING } from '../crud';
import { inTurn } from '../inTurn';
import { answerList } from '../query';
import { api, bodyOf, fail, ok, refuse } from '../respond';
import { type Process, readProcess, type Step } from '@/areas/workflow/engine/process';
import { type DefinitionRow, flowNodes, instances, procDefs } from './tables';

/** Returns a definition as it is sent: versions are strings in the list. */
const listed = ({ xml: _xml, ...row }: DefinitionRow) => ({
  ...row,
  version: String(row.version),
  rev: String(row.rev),
});
const latest = ({ xml: _xml, ...row }: DefinitionRow) => ({ ...row, hasStartFormKey: row.hasStartFormKey ? 1 : 0 });

/** Definitions and their nodes (docs/contract#2.20, docs/contract#2.26). */
export const definitionHandlers: RequestHandler[] = [
  http.get(
    api('/act/prof/list'),
    secured('activiti:prof:view', async ({ query }) =>
      answerList(
        (await procDefs.all()).toReversed(),
        query,
        { filters: { key: 'eq' }, sort: { field: 'key', order: 'asc' }, sortable: ['name', 'version'] },
        listed,
      ),
    ),
  ),
  http.get(
    api('/act/prof/allLatest'),
    secured(null, async () => ok((await newestDefinitions()).map(latest))),
  ),
  http.post(api('/act/prof/remove'), secured('activiti:prof:remove', inTurn(remove))),
  http.post(api('/act/process/update/:id/:state'), secured('activiti:prof:edit', inTurn(setState))),
  http.get(
    api('/act/process/show'),
    secured(null, async ({ query }) => {
      const found = (await procDefs.all()).find(({ deploymentId }) => deploymentId === query.get('did'));
      if (!found || query.get('ext') !== '.bpmn') return fail('流程图不存在');
      return new HttpResponse(found.xml, { headers: { 'content-type': 'application/octet-stream' } });
    }),
  ),
  http.post(api('/act/process/deployByFile'), secured('activiti:prof:add', inTurn(deployByFile))),
  http.get(
    api('/act/node/list/:id'),
    secured('activiti:prof:edit', async ({ params }) => {
      const { xml } = (await procDefs.find(params.id)) ?? refuse(MISSING);
      const { steps } = await readProcess(xml);
      const known = new Map((await flowNodes.all()).map((node) => [node.nodeId, node]));
      const rows = [...steps.values()].flatMap(({ id, name, kind }) =>
        kind === 'gateway' || kind === 'parallel' || kind === 'inclusive'
          ? []
          : [{ ...known.get(id), nodeId: id, name, type: { start: 0, task: 1, end: 2 }[kind] }],
      );
      return ok(rows.toSorted((a, b) => a.type - b.type));
    }),
  ),
  http.get(
    api('/act/node/get/:id'),
    secured(null, async ({ params }) => ok((await flowNodes.find(params.id)) ?? refuse(MISSING))),
  ),
  http.post(
    api('/act/node/update'),
    secured(
      'activiti:prof:edit',
      inTurn(async ({ request }) => {
        const body = await bodyOf(request);
        const numbers = (field: string) => (Array.isArray(body[field]) ? body[field].map(Number) : []);
        const nodeId = String(body.nodeId ?? '');
        if (!nodeId) refuse('节点ID不能为空');
        const node = {
          nodeId,
          roleIds: numbers('roleIds'),
          userIds: numbers('userIds'),
          deptIds: numbers('deptIds'),
          deptHeader: body.deptHeader === true,
        };
        if (await flowNodes.find(nodeId)) await flowNodes.update(nodeId, node);
        else await flowNodes.insert(node);
        return ok();
      }),
    ),
  ),
];

/** Returns the newest version of every process. */
export async function newestDefinitions(): Promise<DefinitionRow[]> {
  const newest = new Map<string, DefinitionRow>();
  for (const row of await procDefs.all()) {
    if (row.version > (newest.get(row.key)?.version ?? 0)) newest.set(row.key, row);
  }
  return [...newest.values()];
}

async function remove({ query }: Call): Promise<Response> {
  const ids = (query.get('ids') ?? '').split(',').filter(Boolean);
  if (ids.length === 0) refuse('没有选择数据');
  const rows = (await procDefs.all()).filter(({ deploymentId }) => ids.includes(deploymentId));
  if (rows.length < ids.length) refuse(MISSING);
  const running = new Set((await instances.all()).filter(({ endTime }) => !endTime).map(({ procDefId }) => procDefId));
  if (rows.some(({ id }) => running.has(id))) refuse('流程正在运行中，无法删除');
  for (const { id } of rows) await procDefs.remove(id);
  return ok();
}

/** Suspends or activates a definition and all its running instances. */
async function setState({ params: { id, state } }: Call): Promise<Response> {
  const row = (await procDefs.find(id)) ?? refuse(MISSING);
  const suspended = state === 'suspend';
  if ((row.suspensionState === 2) === suspended) refuse(suspended ? '流程定义已挂起' : '流程定义已激活');
  await procDefs.update(row.id, { suspensionState: suspended ? 2 : 1 });
  for (const one of await instances.all()) {
    if (one.procDefId === row.id && !one.endTime) await instances.update(one.id, { isSuspended: suspended });
  }
  return ok();
}

const isDrawing = (name: string) => /\.(bpmn20\.xml|bpmn)$/i.test(name);

async function deployByFile({ request }: Call): Promise<Response> {
  const file = (await request.formData().catch(() => undefined))?.get('file');
  if (!file || typeof file === 'string' || file.size === 0) return fail('请上传流程文件');
  const drawings: [name: string, xml: string][] = [];
  if (isDrawing(file.name)) drawings.push([file.name, await file.text()]);
  else if (/\.(zip|bar)$/i.test(file.name)) {
    const entries = refusedArchive(new Uint8Array(await file.arrayBuffer()));
    for (const [name, bytes] of Object.entries(entries)) {
      if (isDrawing(name)) drawings.push([name.split('/').at(-1) ?? name, new TextDecoder().decode(bytes)]);
    }
  } else return fail('仅支持 .bpmn20.xml、.bpmn、.zip、.bar 文件');
  if (drawings.length === 0) return fail('压缩包中没有流程文件');
  const read: [string, string, Process][] = [];
  for (const [name, xml] of drawings) {
    const process = await readProcess(xml).catch((error: Error) => refuse(error.message));
    read.push([name, xml, process]);
  }
  for (const [name, xml, process] of read) await deploy(name, xml, process);
  return ok();
}

function refusedArchive(bytes: Uint8Array) {
  try {
    return unzipSync(bytes, { filter: ({ name, originalSize }) => isDrawing(name) && originalSize < 5_000_000 });
  } catch {
    return refuse('压缩包无法读取');
  }
}

/** Deploys a new version of a process. Candidates in the diagram apply to nodes that are not configured. */
export async function deploy(resourceName: string, xml: string, { key, name, steps }: Process): Promise<string> {
  const configured = new Set((await configuredNodes()).map(({ nodeId }) => nodeId));
  const all = await procDefs.all();
  const version = Math.max(0, ...all.filter((row) => row.key === key).map((row) => row.version)) + 1;
  const number = Math.max(10_001, ...all.map(({ deploymentId }) => Number(deploymentId))) + 2500;
  await procDefs.insert({
    id: `${key}:${version}:${number + 3}`,
    name,
    key,
    version,
    rev: 1,
    category: 'http://www.activiti.org/processdef',
    deploymentId: String(number),
    resourceName,
    dgrmResourceName: resourceName.replace(/\.(bpmn20\.xml|bpmn)$/i, '.png'),
    description: '',
    hasStartFormKey: false,
    suspensionState: 1,
    xml,
  });
  for (const step of steps.values()) {
    if (step.kind !== 'task') continue;
    const node = nodeOf(step);
    if (!(await flowNodes.find(step.id))) await flowNodes.insert(node);
    else if (!configured.has(step.id)) await flowNodes.update(step.id, node);
  }
  return String(number);
}

/** Returns the nodes that somebody has given candidates, if these differ from the newest diagram. */
export async function configuredNodes() {
  const processes = await Promise.all((await newestDefinitions()).map(({ xml }) => readProcess(xml)));
  const drawn = new Map(processes.flatMap(({ steps }) => [...steps]));
  return (await flowNodes.all()).filter((node) => {
    const step = drawn.get(node.nodeId);
    return !isEmpty(node) && !(step && candidatesIn(node) === candidatesIn(nodeOf(step)));
  });
}

const candidatesIn = ({ roleIds, deptIds, userIds, deptHeader }: ReturnType<typeof nodeOf>) =>
  JSON.stringify([roleIds, deptIds, userIds, deptHeader]);

/** Returns the first task that has candidates neither in the diagram nor in an earlier configuration. */
export async function undecided({ steps }: Process): Promise<Step | undefined> {
  const configured = new Set((await configuredNodes()).map(({ nodeId }) => nodeId));
  return [...steps.values()].find((step) => step.kind === 'task' && isEmpty(nodeOf(step)) && !configured.has(step.id));
}

const isEmpty = ({ roleIds, userIds, deptIds, deptHeader }: ReturnType<typeof nodeOf>) =>
  roleIds.length + userIds.length + deptIds.length === 0 && !deptHeader;

function nodeOf({ id, candidates: { groups, users } }: Step) {
  const groupList = groups.split(',').map((group) => group.trim());
  const of = (kind: string) =>
    groupList.flatMap((group) => (group.startsWith(`${kind}:`) ? Number(group.slice(kind.length + 1)) : []));
  return {
    nodeId: id,
    roleIds: of('role'),
    deptIds: of('dept'),
    userIds: users.split(',').filter(Boolean).map(Number),
    deptHeader: groupList.includes('head'),
  };
}
