import { readFileSync, existsSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { securityHeaders } from '../../tools/serve/policy';
import { picture } from '../support/files';
import { dictEntries, type Entity, entities, entityAt, menuRows } from './contract';
import { bareLongNumbers, idOf, PICTURE, recordOf } from './records';
import { hostileVariant, type Variant, variants } from './variants';
import { diagram } from './diagram';

/** A change that the product sent. Tests compare it with the contract. */
export interface Change {
  path: string;
  query: URLSearchParams;
  body: unknown;
}

/**
 * An independent backend, not the mock. Its data is created only from the tables in docs/contract. It also serves the
 * built product, so that one address is the whole installation. `changes` collects every POST.
 */
export interface StrangeServer {
  address: string;
  changes: Change[];
  /** Milliseconds since the last request, including requests for the product's own files. */
  quietFor(): number;
  close(): Promise<void>;
}

const dist = join(import.meta.dirname, '../../dist');
const TYPES: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml', '.json': 'application/json', '.png': 'image/png', '.woff2': 'font/woff2', '.wasm': 'application/wasm' }; // prettier-ignore
const PNG = picture('strange.png').buffer;
const ROWS = 7;

export async function startStrange(): Promise<StrangeServer> {
  const changes: Change[] = [];
  let last = Date.now();
  const server = createServer((request, response) => {
    last = Date.now();
    void answer(request, response, changes);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${portOf(server)}`,
    changes,
    quietFor: () => Date.now() - last,
    close: () => new Promise((done) => server.close(() => done())),
  };
}

function portOf(server: Server): number {
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

async function answer(request: IncomingMessage, response: ServerResponse, changes: Change[]) {
  const url = new URL(request.url ?? '/', 'http://strange');
  if (!url.pathname.startsWith('/api/')) return file(url.pathname, response);
  const path = url.pathname.slice('/api'.length);
  const token = String(request.headers.token ?? '');
  const variant = [...variants, hostileVariant].find(({ name }) => name === token.split('-')[1]) ?? { name: 'plain' };
  if (path === '/auth/login') {
    // The name of the user selects the variant, such as `longIds`.
    const { username } = JSON.parse(await textOf(request)) as { username: string };
    return json(response, 200, { code: 0, msg: 'success', data: { token: `strange-${username}-0000` } });
  }
  if (token === '' && path !== '/system/operator/setting/info')
    return json(response, 401, { code: 401, msg: 'token verify error' });
  if (request.method === 'POST') {
    const text = await textOf(request);
    changes.push({ path, query: url.searchParams, body: text.startsWith('{') ? JSON.parse(text) : text });
    return json(response, 200, { code: 0, msg: 'success', data: null });
  }
  if (path === '/act/process/show') {
    response.writeHead(200, { 'content-type': 'application/octet-stream' });
    return response.end(diagram);
  }
  const data = dataOf(path, url.searchParams, variant);
  if (data === undefined) {
    return json(response, 404, {
      timestamp: Date.now(),
      status: 404,
      error: 'Not Found',
      message: 'No message available',
      path,
    });
  }
  return json(response, 200, envelope(path, data, url.searchParams, variant));
}

function envelope(path: string, data: unknown, query: URLSearchParams, variant: Variant): unknown {
  const isPage = path.endsWith('/list') || /\/(runs|finished|ing|done|my|flow)$/.test(path);
  if (!Array.isArray(data) || !isPage) return variant.bare ? data : { code: 0, msg: 'success', data };
  const [total, current, size] = [data.length, Number(query.get('pageNum') ?? 1), Number(query.get('pageSize') ?? 10)];
  const rows: unknown[] = data.slice((current - 1) * size, current * size);
  if (variant.bare) return { rows, total, pageNum: current };
  if (variant.rows) return { code: 0, msg: 'success', rows, total, pageNum: current };
  return { code: 0, msg: 'success', data: { records: rows, total, current, size, pages: 1, orders: [] } };
}

/** Returns the answer that the contract describes for this address; undefined for any other address. */
function dataOf(path: string, query: URLSearchParams, variant: Variant): unknown {
  if (path === '/system/user/info') return me(variant);
  if (path === '/system/menu/user') return menu(variant);
  if (path === '/system/operator/setting/info')
    return variant.nulls ? { sysTitle: null } : { sysTitle: 'Strange Desk' };
  if (path === '/system/dict/data/type') return dictionary(query.get('dictType') ?? '', variant);
  if (path === '/system/sysArea/getProvinceList') return areas('', variant);
  if (path.startsWith('/system/sysArea/getCityList')) return areas(query.get('parentCode') ?? '', variant);
  if (path === '/system/role/getTopTenant') return [{ compId: idOf(0, variant), companyName: 'Strange Ltd' }];
  if (path.startsWith('/system/menu/role/')) return [{ menuId: idOf(0, variant), parentId: 0 }];
  if (path.startsWith('/system/menu/perms/')) return ['system:user:view'];
  if (path.startsWith('/system/dept/role/')) return ['1'];
  if (path.startsWith('/act/leave/biz/') || path.startsWith('/act/purchase/biz/'))
    return one(entityAt(path.split('/biz/')[0] ?? ''), variant);
  if (path === '/act/task/flow') return many(entityAt('/act/task/done'), variant);
  if (path === '/act/prof/allLatest') return many(entityAt('/act/prof'), variant);
  if (path.startsWith('/act/node/list/')) return many(entityAt('/act/node'), variant);
  if (path === '/system/dfs/config') return variant.nulls ? {} : { type: 1, qiniuDomain: 'https://files.example' };
  if (path === '/biz/base/aboutUs/info') return one(entityAt('/biz/base/aboutUs'), variant);
  if (path === '/act/business/list/my') return many(entityAt('/act/business'), variant);
  const entity = entities.find(({ base }) => path === base || path.startsWith(`${base}/`));
  const rest = entity && path.slice(entity.base.length);
  if (
    rest === '' ||
    rest === '/list' ||
    rest === '/all' ||
    rest === '/list/enable' ||
    rest === '/list_4_tenant' ||
    rest === '/list/4admin'
  )
    return variant.empty && !isTree(entity) ? [] : many(entity, variant);
  if (rest?.startsWith('/get/')) return withLogs(one(entity, variant, rest.slice('/get/'.length)), variant);
  return undefined;
}

const isTree = (entity: Entity | undefined) => entity?.base === '/system/menu';

const many = (entity: Entity | undefined, variant: Variant) =>
  entity && Array.from({ length: ROWS }, (_, index) => recordOf(entity, index, variant));

/** Returns a record with the requested id. */
function one(entity: Entity | undefined, variant: Variant, id?: string) {
  if (!entity) return undefined;
  const index = Array.from({ length: ROWS }, (_, i) => i).find((i) => String(idOf(i, variant)).endsWith(id ?? '')) ?? 0;
  return recordOf(entity, index, variant);
}

function withLogs(record: Record<string, unknown> | undefined, variant: Variant) {
  if (!record || !('auditStatus' in record)) return record;
  return {
    ...record,
    auditLogs: variant.nulls
      ? null
      : [
          {
            id: idOf(0, variant),
            action: 'submit',
            fromStatus: null,
            toStatus: '0',
            remark: null,
            operatorName: 'A',
            operateTime: record.submitTime,
          },
        ],
  };
}

function me(variant: Variant) {
  const person = {
    userId: idOf(41, variant),
    userName: 'Strange Person',
    loginName: 'strange',
    roleIds: [idOf(0, variant)],
  };
  if (variant.nulls)
    return { ...person, avatar: null, roles: null, buttons: null, dept: null, company: null, myTeam: null };
  return {
    ...person,
    avatar: '',
    buttons: [],
    deptId: idOf(0, variant),
    company: { companyName: 'Strange Ltd', logo: PICTURE },
    myTeam: [],
  };
}

function menu(variant: Variant) {
  return menuRows
    .filter(({ menuType }) => menuType !== 'F')
    .map((row) => ({
      ...row,
      menuName: variant.moved ? `${row.menuName}甲` : row.menuName,
      path: variant.moved && row.menuType === 'M' ? `/elsewhere/${row.menuKey}` : variant.moved ? null : row.path,
      redirect: variant.moved ? null : row.redirect,
      createTime: variant.nulls ? null : row.createTime,
    }));
}

function dictionary(type: string, variant: Variant) {
  const entries = dictEntries.filter(({ dictType }) => dictType === type);
  if (variant.poorDicts)
    return entries.slice(1).map((entry, index) => ({
      dictType: type,
      dictValue: index % 3 ? entry.dictValue : null,
      dictLabel: index % 2 ? entry.dictLabel : null,
    }));
  return variant.unknown ? [...entries, { dictType: type, dictValue: 'new_1', dictLabel: '新增' }] : entries;
}

const areas = (parentCode: string, { nulls }: Variant) =>
  ['11', '44'].map((code) => ({ areaCode: parentCode + code, areaName: nulls ? null : `地区${code}`, parentCode }));

function json(response: ServerResponse, status: number, body: unknown) {
  response.writeHead(status, { 'content-type': 'application/json;charset=UTF-8' });
  response.end(bareLongNumbers(JSON.stringify(body)));
}

function file(path: string, response: ServerResponse) {
  if (path === PICTURE) return response.writeHead(200, { 'content-type': 'image/png' }).end(PNG);
  const name = join(dist, path);
  const found = name.startsWith(dist) && existsSync(name) && statSync(name).isFile() ? name : join(dist, 'index.html');
  response.writeHead(200, {
    ...securityHeaders({}),
    'content-type': TYPES[extname(found)] ?? 'application/octet-stream',
  });
  response.end(readFileSync(found));
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request.setEncoding('utf8')) text += String(chunk);
  return text;
}
