import type { Json } from './schemas';

/** Example values that forms send, by field. */
const VALUES: Readonly<Record<string, unknown>> = {
  username: 'admin',
  password: 'Admin@123',
  rememberMe: true,
  oldPassword: 'Admin@123',
  newPassword: 'Better@456',
  mobile: '13800138000',
  phonenumber: '13800138000',
  email: 'zhang@example.com',
  captcha: '123456',
  loginName: 'zhang',
  sessionId: '9f1c2d7e',
  socialUserId: '7',
  dictType: 'biz_language',
  code: '0a1b2c',
  state: '5f6e',
  fileName: '合同.pdf',
  url: '/files/contract.pdf',
  publishTime: '2026-12-01 09:00:00',
  reason: '材料与登记信息不一致',
  auditRemark: '材料齐全',
  rejectReason: '凭证看不清楚',
  failReason: '收款账号有误',
  adjustAmount: '-12.50',
  adjustReason: '扣除退款',
  refundAmount: '99.00',
  invoiceNo: '26442000000012345678',
  expressCompany: '顺丰速运',
  expressNo: 'SF1234567890',
  periodStart: '2026-11-01',
  periodEnd: '2026-11-30',
  payFlowNo: '20261125000123',
  competitionId: 3,
  taskId: '20151',
  result: 2,
  comment: '同意',
  remark: '请代为处理',
  procDefId: 'leave:2:5004',
  title: '年假三天',
  startDate: '2026-12-01 09:00:00',
  endDate: '2026-12-03 18:00:00',
  duration: 24,
  money: '320.00',
};

/** Examples of whole bodies whose fields depend on each other. */
export const EXAMPLES: Readonly<Record<string, Json>> = {
  '/auth/login': { username: 'admin', password: 'Admin@123', rememberMe: true },
  '/system/social/bind': { type: 'wechat', code: '0a1b2c', state: '5f6e' },
  '/system/social/unbind': { type: 'wechat' },
  '/act/node/update': { nodeId: 'leave_head', roleIds: [2], deptIds: [], userIds: [], deptHeader: false },
  '/act/rehearsal/move': { procDefId: 'leave:3:12504', procInstIds: ['20150'] },
  '/act/task/action': {
    procInstId: '20150',
    taskId: '20150-1',
    action: 'addSigner',
    place: 'before',
    userIds: [2],
    reason: '请财务先确认',
  },
  '/act/substitute/save': { substituteId: 2, beginDate: '2026-12-01', endDate: '2026-12-05', reason: '出差' },
  '/system/job/exported': { list: '/biz/order', title: '订单管理', params: { orderStatus: '1' }, rows: 120 },
  '/system/online/end': { ids: ['9f1c2d7e'], reason: '账号异常登录' },
  '/system/role/consequences': { of: 'role', ids: [3], values: { menuIds: [3001, 3002] } },
  '/biz/gameRecord/invalid': { id: 11, recordStatus: '2', reason: '成绩异常，经核实无效' },
};

/**
 * Creates the example of a body from values of a record, or else of a form. Leaves out an optional field without a
 * known value.
 */
export function exampleOf({ properties = {}, required = [] }: Json, record: Json, idKey = 'id'): Json {
  const needed = required as string[];
  return Object.fromEntries(
    Object.entries(properties as Record<string, Json>).flatMap(([name, schema]) => {
      // A reason belongs to a rejection, but the example contains the first status.
      const value = /reason$/i.test(name) && !needed.includes(name) ? undefined : valueOf(name, schema, record, idKey);
      const fits = value !== undefined && (schema.type !== 'string' || typeof value === 'string');
      return fits ? [[name, value]] : needed.includes(name) ? [[name, filled(schema)]] : [];
    }),
  );
}

function valueOf(name: string, schema: Json, record: Json, idKey: string): unknown {
  const values = schema.enum as unknown[] | undefined;
  if (values) return values.includes(record[name]) ? record[name] : values[0];
  if (name === 'ids') return [record[idKey] ?? 1];
  if (name === idKey || name === 'id') return record[idKey] ?? 1;
  // The reveal call requires the name of a masked field.
  if (name === 'field') return Object.keys(record).find((key) => String(record[key]).includes('*')) ?? 'phone';
  const known = record[name];
  const isMasked = typeof known === 'string' && known.includes('*');
  return known === undefined || known === null || known === 0 || isMasked
    ? (VALUES[name] ?? (isMasked ? undefined : known))
    : known;
}

/** Returns a value of the right type for a required field. */
function filled({ type, anyOf }: Json): unknown {
  const [kind] = [type ?? (anyOf as Json[] | undefined)?.[0]?.type].flat();
  if (kind === 'array') return [];
  if (kind === 'object') return {};
  return kind === 'number' || kind === 'integer' ? 1 : kind === 'boolean' ? true : '1';
}
