import leaveXml from '../seeds/processes/leave.bpmn20.xml?raw';
import purchaseXml from '../seeds/processes/purchase.bpmn20.xml?raw';
import visitXml from '../seeds/processes/visit.bpmn20.xml?raw';
import usersSeed from '../seeds/generated/users.json';
import { timestamp } from '../respond';

const HOUR = 3_600_000;
/** Working hours per day. */
const DAY = 8;

const definition = (key: string, name: string, version: number, number: number, xml: string) => ({
  id: `${key}:${version}:${number + 3}`,
  name,
  key,
  version,
  rev: 1,
  category: 'http://www.activiti.org/processdef',
  deploymentId: String(number),
  resourceName: `${key}.bpmn20.xml`,
  dgrmResourceName: `${key}.png`,
  description: '',
  hasStartFormKey: false,
  suspensionState: 1,
  xml,
});

/** The deployed processes. The process `visit` has no form in the product. */
export const seededDefinitions = () => [
  definition(
    'leave',
    '请假流程',
    1,
    2501,
    leaveXml.replace('duration > 24', 'duration > 40').replace('超过3天', '超过5天'),
  ),
  definition('leave', '请假流程', 2, 5001, leaveXml),
  definition('purchase', '报销流程', 1, 7501, purchaseXml),
  definition('visit', '外出登记流程', 1, 10001, visitXml),
];

/** The configured candidates for the nodes of the deployed processes. */
export const seededNodes = () => [
  { nodeId: 'leave_head', roleIds: [], userIds: [], deptIds: [], deptHeader: true },
  { nodeId: 'leave_manager', roleIds: [], userIds: [1], deptIds: [], deptHeader: false },
  { nodeId: 'purchase_head', roleIds: [], userIds: [], deptIds: [], deptHeader: true },
  { nodeId: 'purchase_finance', roleIds: [1, 4], userIds: [], deptIds: [], deptHeader: false },
  { nodeId: 'visit_head', roleIds: [], userIds: [], deptIds: [], deptHeader: true },
];

/** A seeded request: process, applicant, days ago, its days or amount, title, and the results of its decisions. */
type Plan = readonly [
  key: 'leave' | 'purchase',
  userId: number,
  ago: number,
  size: number,
  title: string,
  ...(2 | 3 | 4)[],
];

const PLANS: readonly Plan[] = [
  ['leave', 1, 40, 2, '回家探亲', 2],
  ['leave', 5, 36, 5, '婚假及筹备', 2, 2],
  ['purchase', 6, 33, 328.5, '市场活动物料', 2],
  ['purchase', 1, 30, 4680, '服务器续费', 2, 2],
  ['leave', 7, 26, 1, '身体不适', 3],
  ['purchase', 2, 22, 1260.8, '华东区客户拜访差旅', 2, 3],
  ['leave', 2, 18, 3, '年假出行', 4],
  ['leave', 4, 9, 4.5, '陪同家人就医', 2],
  ['leave', 1, 6, 5, '年假', 2],
  ['purchase', 5, 5, 896, '办公用品采购'],
  ['leave', 6, 4, 0.5, '办理证件'],
  ['purchase', 1, 3, 2399, '显示器采购', 2],
  ['leave', 8, 2, 2, '搬家'],
  ['purchase', 2, 1, 156.3, '打车费用'],
  ['leave', 2, 1, 1.5, '家中有事'],
];

const LINES: Readonly<Record<string, [string, number][]>> = {
  服务器续费: [
    ['云服务器（1年）', 3980],
    ['对象存储', 700],
  ],
  华东区客户拜访差旅: [
    ['高铁票', 553],
    ['住宿', 707.8],
  ],
};

const when = (daysAgo: number, hours = 0) => timestamp(new Date(Date.now() - daysAgo * 24 * HOUR + hours * HOUR));
const nameOf = (userId: number) => usersSeed.find((user) => user.userId === userId)?.userName ?? '';

/** Two requests that colleagues have copied to user 1, who has read the first one. */
export const seededCopies = () => [
  { id: 1, procInstId: '20030', userId: 1, byId: 6, remark: '活动费用，供知悉', time: when(32), readTime: when(31) },
  { id: 2, procInstId: '20060', userId: 1, byId: 2, remark: '超出差旅标准，请留意', time: when(21), readTime: null },
];

/** The steps that a request passes in its process. */
function stepsOf([key, , , size, , ...decided]: Plan): [node: string, name: string][] {
  const first: [string, string] = [`${key}_head`, '部门负责人审批'];
  const far = key === 'leave' ? size * DAY > 24 : size >= 1000;
  if (!far || (decided[0] !== undefined && decided[0] !== 2)) return [first];
  return [first, key === 'leave' ? ['leave_manager', '总经理审批'] : ['purchase_finance', '财务审批']];
}

/** Returns the candidates of a seeded step. User 1 is the head of every department. */
const candidates = (node: string) =>
  node === 'purchase_finance'
    ? usersSeed.filter(({ roleIds }) => roleIds.includes(1) || roleIds.includes(4)).map(({ userId }) => userId)
    : [1];

/** Returns the requests and all rows that belong to them. */
export function seededFlows() {
  const flows = PLANS.map((plan, index) => flowOf(plan, index + 1));
  return {
    businesses: flows.map(({ business }) => business),
    instances: flows.map(({ instance }) => instance),
    tasks: flows.flatMap(({ tasks }) => tasks),
    leaves: flows.flatMap(({ leave }) => leave ?? []),
    purchases: flows.flatMap(({ purchase }) => purchase ?? []),
  };
}

function flowOf(plan: Plan, id: number) {
  const [key, userId, ago, size, title, ...decided] = plan;
  const steps = stepsOf(plan);
  const withdrawn = decided.includes(4);
  const audits = withdrawn ? [] : decided;
  const over = withdrawn || audits.length === steps.length;
  const procInstId = String(20000 + id * 10);
  const procDefId = key === 'leave' ? 'leave:2:5004' : 'purchase:1:7504';
  const last = audits.at(-1) ?? 1;
  const end = when(ago, withdrawn ? 2 : audits.length * 5);
  const tasks = steps.slice(0, audits.length + 1).map(([node, name], index) => ({
    id: `${procInstId}-${index + 1}`,
    procInstId,
    taskDefKey: node,
    name,
    candidates: candidates(node),
    createTime: when(ago, index * 5),
    ...(audits[index] && {
      endTime: when(ago, (index + 1) * 5),
      auditId: id * 10 + index,
      auditorId: 1,
      result: audits[index],
      comment: audits[index] === 2 ? '同意' : '请补充说明后重新提交',
      delFlag: false,
      deleteReason: 'completed',
    }),
    ...(withdrawn && { endTime: end, deleteReason: 'deleted' }),
  }));
  const first = when(ago - 3).slice(0, 10);
  const row = { id, title, description: `${title}，请审批。`, createTime: when(ago) };
  return {
    business: {
      id,
      title,
      userId,
      tableId: String(id),
      procDefId,
      procDefKey: key,
      procInstId,
      procName: key === 'leave' ? '请假流程' : '报销流程',
      currentTask: over ? '审批结束' : (steps[audits.length]?.[1] ?? ''),
      applyer: nameOf(userId),
      status: withdrawn ? 3 : over ? 2 : 1,
      result: withdrawn ? 4 : over ? last : 1,
      applyTime: when(ago),
      delFlag: false,
    },
    instance: {
      id: procInstId,
      businessKey: id,
      procDefId,
      startTime: when(ago),
      endTime: over ? end : null,
      deleteReason: withdrawn ? '主动撤销' : null,
      isSuspended: false,
      variables: key === 'leave' ? { duration: size * DAY } : { money: size },
      removed: false,
    },
    tasks,
    leave:
      key === 'leave'
        ? {
            ...row,
            type: (id % 4) + 1,
            startDate: `${first} 09:00:00`,
            endDate: `${when(ago - 2 - Math.ceil(size)).slice(0, 10)} ${size % 1 ? '12:00:00' : '18:00:00'}`,
            duration: size * DAY,
          }
        : undefined,
    purchase:
      key === 'purchase'
        ? { ...row, money: size, lines: (LINES[title] ?? [[title, size]]).map(([name, amount]) => ({ name, amount })) }
        : undefined,
  };
}
