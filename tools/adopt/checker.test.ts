import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { Mapping } from '@/shared/api/mapping/mapping';
import { backends } from '@mocks/adopted/backends';
import { listen } from '@mocks/adopted/base';
import { rowsOf, Server } from '../contract/checker/server';

it('the contract checker reads a RuoYi-Vue backend through the mapping file of that backend', async () => {
  const mapping = JSON.parse(readFileSync('docs/mappings/ruoyi-vue.json', 'utf8')) as Mapping;
  const backend = await listen(backends['ruoyi-vue'].make());
  const server = new Server(
    {
      base: backend.address,
      user: 'admin',
      password: '',
      header: 'token',
      login: '',
      mapping,
    },
    { isWriting: true },
  );
  expect(await server.ask('/system/user/list?pageNum=2&pageSize=10')).toMatchObject({ kind: 'unauthorized' });
  server.token = 'eyJhbGciOiJIUzUxMiJ9.ruoyi';
  const reply = await server.ask('/system/user/list?pageNum=2&pageSize=10');
  expect(rowsOf('data' in reply ? reply.data : undefined)?.map(({ loginName }) => loginName)).toEqual([
    'user11',
    'user12',
    'user13',
  ]);
  expect(await server.ask('/system/user/update', { body: { userId: 99 } })).toMatchObject({ kind: 'refused' });
  expect(await server.ask('/system/nowhere/list')).toMatchObject({ kind: 'missing' });
  backend.close();
});
