import { describe, expect, it } from 'vitest';
import document from '../../../docs/openapi.json';
import { merged, recorded, recordedText } from './recorded';

interface Operation {
  parameters: {
    name?: string;
    $ref?: string;
    schema?: { enum?: string[] };
    'x-conditions'?: string[];
    'x-match'?: string;
    'x-field'?: string;
    'x-ranges'?: string[];
  }[];
  requestBody?: { content: { 'application/json'?: { schema: { properties?: object } } } };
}
const paths = document.paths as unknown as Record<string, Record<string, Operation>>;

/** Returns the parts of a sent call that openapi.json lacks. */
function lacking(call: string, sent: readonly string[]): string[] {
  const [method = '', path = ''] = call.split(' ');
  const operation = paths[path.replaceAll(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
  if (!operation) return [call];
  const parameters = new Map(operation.parameters.map((one) => [one.name ?? one.$ref?.split('/').at(-1), one]));
  // The call of a sum also accepts the ranges of its list.
  const list = paths[path.replace(/\/sum$/, '/list')]?.get;
  const ranges = [...operation.parameters, ...(list?.parameters ?? [])].flatMap((one) => one['x-ranges'] ?? []);
  const spans = operation.parameters.flatMap((one) => (one['x-match'] === 'from' ? (one['x-field'] ?? []) : []));
  const isCondition = (name: string, word: string) =>
    (parameters.get(name)?.['x-conditions']?.includes(word) ?? false) ||
    (word === 'empty' && [...ranges, ...spans].includes(name)) ||
    (['from', 'to'].includes(word) && ranges.includes(name));
  const fields = operation.requestBody?.content['application/json']?.schema.properties ?? {};
  return sent
    .filter((one) => {
      const [, name, word, value] = /^\?(\w+)(?:\.(\w+))?(?:=(.*))?$/.exec(one) ?? [];
      if (name === undefined) return !(one in fields);
      if (word !== undefined) return !isCondition(name, word);
      return !parameters.has(name) || (value !== undefined && !parameters.get(name)?.schema?.enum?.includes(value));
    })
    .map((one) => `${call} ${one}`);
}

describe('the recorded calls of the product', () => {
  it('all recorded calls are in the contract, with every parameter, sort and field', () => {
    const calls = Object.entries(recorded.calls);
    expect(calls.length).toBeGreaterThan(120);
    expect(calls.flatMap(([call, sent]) => lacking(call, sent))).toEqual([]);
  });

  it('a recorded call, parameter or field that the contract lacks is reported', () => {
    expect(lacking('GET /biz/order/list', ['?sortField=payTime', '?sortField=colour', '?shape'])).toEqual([
      'GET /biz/order/list ?sortField=colour',
      'GET /biz/order/list ?shape',
    ]);
    expect(lacking('GET /biz/order/list', ['?buyerName.not', '?payAmount.from', '?buyerName.from'])).toEqual([
      'GET /biz/order/list ?buyerName.from',
    ]);
    expect(lacking('POST /biz/order/cancel', ['id', 'why'])).toEqual(['POST /biz/order/cancel why']);
    expect(lacking('GET /biz/unheard', [])).toEqual(['GET /biz/unheard']);
  });
});

it('a recording is sorted by screen and button, and omits the calls of the app shell', () => {
  const at = '/companyAudit';
  const screens = merged([
    { method: 'GET', url: '/biz/company/list?pageNum=1&auditStatus=0', at: '/approval/companyAudit' },
    { method: 'GET', url: '/system/dict/data/type?dictType=biz_audit_status', at: '/approval/companyAudit' },
    { method: 'GET', url: '/system/user/info', at: '/approval/companyAudit' },
    {
      method: 'POST',
      url: '/biz/company/audit',
      body: { ids: [1], auditStatus: '1' },
      at: '/approval/companyAudit',
      action: '通过',
    },
    { method: 'GET', url: '/system/user/info', at },
  ]).screens;
  expect(screens).toEqual({
    'approval/CompanyList': {
      opening: { 'GET /biz/company/list': ['?auditStatus'], 'GET /system/dict/data/type': ['biz_audit_status'] },
      actions: { 通过: { 'POST /biz/company/audit': ['auditStatus', 'ids'] } },
    },
  });
});

it('recording the same calls again changes nothing', () => {
  expect(recordedText(merged([], recorded))).toBe(recordedText(recorded));
});
