import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Mapping, wrongInMapping } from '@/shared/api/mapping/mapping';
import { backends } from '@mocks/adopted/backends';
import { answerOf, type Backend } from '@mocks/adopted/base';
import type { Json } from './interface';
import { contractOf, proposed } from './main';
import { propose } from './propose';

const json = (path: string) => JSON.parse(readFileSync(path, 'utf8')) as Json;
const openapi = json('docs/openapi.json');
const contract = contractOf(openapi);

/** Returns an OpenAPI document that contains only the paths of a backend. */
function specOf({ routes }: Backend): Json {
  const paths: Record<string, Json> = {};
  for (const route of Object.keys(routes)) {
    const [method = '', path = ''] = route.split(' ');
    const at = path.replaceAll(/:(\w+)/g, '{$1}');
    paths[at] = { ...paths[at], [method.toLowerCase()]: { responses: {} } };
  }
  return { openapi: '3.0.0', paths };
}

/** Returns a HAR recording of these requests. */
async function harOf(backend: Backend, headers: Record<string, string>, ...urls: string[]): Promise<Json> {
  const pairs = (from: Iterable<[string, string]>) => [...from].map(([name, value]) => ({ name, value }));
  const entries = urls.map(async (url) => {
    const request = new Request(`http://x${url}`, { headers });
    const text = await (await answerOf(backend, request)).text();
    const queryString = pairs(new URL(request.url).searchParams);
    const asked = { method: 'GET', url: request.url, headers: pairs(Object.entries(headers)), queryString };
    return { request: asked, response: { content: { text } } };
  });
  return { log: { entries: await Promise.all(entries) } };
}

const final = (name: string) => json(`docs/mappings/${name}.json`) as unknown as Mapping;
const target = (rule: Mapping['calls'][string] | undefined) => (typeof rule === 'string' ? rule : rule?.to);

describe('a proposal', () => {
  it('for each of five open-source backends, a mapping proposed from paths alone matches most endpoints', () => {
    const pathOf = (to: string | undefined) => to?.split('?')[0];
    const found = Object.entries(backends).map(([name, { make }]) => {
      const { mapping } = propose(specOf(make()), undefined, contract);
      expect(wrongInMapping(mapping)).toEqual([]);
      const wanted = Object.entries(final(name).calls).filter(
        ([call, to]) => target(to) && contract.calls.includes(call),
      );
      const same = wanted.filter(([call, to]) => pathOf(target(mapping.calls[call]) ?? call) === pathOf(target(to)));
      return `${name}: ${same.length} of ${wanted.length}`;
    });
    expect(found).toEqual([
      'ruoyi-vue: 52 of 52',
      'ruoyi-vue-plus: 50 of 50',
      'yudao: 51 of 55',
      'jeecgboot: 41 of 50',
      'eladmin: 35 of 45',
    ]);
  });

  it('a mapping proposed for RuoYi-Vue takes the response format, token and menu from recorded requests', async () => {
    const backend = backends['ruoyi-vue'].make();
    const headers = { authorization: 'Bearer eyJhbGciOiJIUzUxMiJ9.ruoyi' };
    const urls = ['/getInfo', '/getRouters', '/system/user/list?pageNum=1&pageSize=10', '/system/role/1'];
    const { mapping } = propose(specOf(backend), await harOf(backend, headers, ...urls), contract);
    const { envelope, pages, menu, permissions } = final('ruoyi-vue');
    expect(mapping).toMatchObject({ envelope, pages, permissions: { all: permissions?.all } });
    expect(mapping.token).toEqual({ header: 'authorization', prefix: 'Bearer ' });
    expect(mapping.menu?.screens).toEqual(menu?.screens);
  });

  it('a mapping proposed for yudao takes the response, paging and time formats from recorded requests', async () => {
    const backend = backends.yudao.make();
    const headers = { 'tenant-id': '1', authorization: 'Bearer f0a1b2c3d4' };
    const urls = [
      '/system/user/page?pageNo=1&pageSize=10',
      '/system/auth/get-permission-info',
      '/system/role/get?id=1',
    ];
    const { mapping } = propose(specOf(backend), await harOf(backend, headers, ...urls), contract);
    const { envelope, pages, times, menu } = final('yudao');
    // No document says how many rows a page may have.
    expect(mapping).toMatchObject({
      envelope,
      pages: { num: pages?.num, size: pages?.size, first: pages?.first },
      times,
    });
    expect(mapping.menu).toMatchObject({ name: 'name', shown: 'visible', screens: menu?.screens });
  });

  it('mappings for JeecgBoot and eladmin take the response and sort formats from recorded requests', async () => {
    const jeecg = backends.jeecgboot.make();
    const token = { 'x-access-token': 'eyJ0eXAiOiJKV1QiLCJhbGciOiJIUzI1NiJ9.jeecg' };
    const urls = ['/sys/user/list?pageNo=1&pageSize=10&column=id&order=desc', '/sys/user/getUserInfo'];
    const one = propose(specOf(jeecg), await harOf(jeecg, token, ...urls), contract).mapping;
    expect(one).toMatchObject({ envelope: final('jeecgboot').envelope, sort: final('jeecgboot').sort });
    expect(one.token).toEqual({ header: 'x-access-token' });

    const eladmin = backends.eladmin.make();
    const bearer = { authorization: 'Bearer eyJhbGciOiJIUzUxMiJ9.eladmin' };
    const asked = ['/api/users?page=0&size=10&sort=id,desc', '/auth/info', '/api/roles?page=0&size=10'];
    const other = propose(specOf(eladmin), await harOf(eladmin, bearer, ...asked), contract).mapping;
    expect(other.envelope).toMatchObject({ rows: 'content', total: 'totalElements' });
    expect(other).toMatchObject({ pages: final('eladmin').pages, sort: final('eladmin').sort });
  });

  it('a proposed mapping takes the names of fields and parameters from an OpenAPI document', () => {
    const user = { properties: { id: {}, username: {}, nick_name: {}, create_time: {}, dept_id: {} } };
    const page = { properties: { rows: { type: 'array', items: { $ref: '#/components/schemas/User' } }, total: {} } };
    const schema = { $ref: '#/components/schemas/PageResult' };
    const spec = {
      components: {
        schemas: { User: user, PageResult: page },
        securitySchemes: { token: { type: 'apiKey', in: 'header', name: 'X-Token' } },
      },
      paths: {
        '/users': {
          get: {
            parameters: [
              { in: 'query', name: 'page_no' },
              { in: 'query', name: 'page_size' },
            ],
            responses: { 200: { content: { 'application/json': { schema } } } },
          },
        },
        '/users/{userId}': { get: {}, delete: {} },
        '/role/get': { get: { parameters: [{ in: 'query', name: 'id', required: true }] } },
      },
    };
    const { mapping, notes } = propose(spec, undefined, contract);
    expect(mapping).toMatchObject({
      names: 'snake',
      token: { header: 'X-Token' },
      pages: { num: 'page_no', size: 'page_size', first: 1 },
      records: { '/system/user': { fields: { userId: 'id', loginName: 'username', userName: 'nickName' } } },
      calls: {
        'GET /system/user/list': 'GET /users',
        'GET /system/user/get/:id': 'GET /users/:id',
        'GET /system/role/get/:id': 'GET /role/get?id=:id',
        'POST /system/user/remove': 'DELETE /users/:ids',
      },
    });
    expect(notes).toContain('not found: POST /system/user/save');
  });

  it('a proposed mapping omits calls that already follow our contract', () => {
    const { mapping } = propose(openapi, undefined, contract);
    expect(Object.keys(mapping.calls)).toEqual([]);
  });

  it('the proposed API mapping for a backend is JSON with lines of at most 120 characters', () => {
    const { mapping } = proposed(specOf(backends.yudao.make()), undefined, openapi);
    expect(JSON.parse(mapping)).toMatchObject({ calls: { 'GET /system/user/list': 'GET /system/user/page' } });
    expect(mapping.split('\n').every((line) => line.length <= 120)).toBe(true);
  });
});
