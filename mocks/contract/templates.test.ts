import { beforeEach, expect, it } from 'vitest';
import { templateSchema } from '@/areas/contract/template/template.resource';
import { problemOfText } from '@/areas/contract/template/variables';
import { resetDb } from '../db';
import { ask, type Page, tokenOf } from '../testClient';

const PATH = '/biz/contractTemplate';
const body = {
  id: 0,
  templateName: '测试合同',
  contractType: '1',
  contentType: '1',
  content: '<p>${partyA}</p>',
  variables: [{ key: 'partyA', label: '甲方', type: 'text', required: true }],
};

let token: string;
beforeEach(async () => {
  resetDb();
  token = await tokenOf();
});
const post = (verb: string, data: object) => ask<{ id: number }>(`${PATH}/${verb}`, { token, body: data });

it('every template in the seed data declares the variables that its body contains', async () => {
  const { data } = await ask<Page>(`${PATH}/list?pageSize=50`, { token });
  expect(data.total).toBe(15);
  for (const { id } of data.records) {
    const { content, variables } = templateSchema.parse((await ask(`${PATH}/get/${String(id)}`, { token })).data);
    expect(problemOfText(content ?? '', variables ?? [])).toBeUndefined();
  }
});

it.each([
  [{ content: '<p>${partyB}</p>' }, '正文中的变量未在变量列表中：partyB'],
  [{ content: '<p>${}</p>' }, '正文中的变量写法不正确：${}'],
  [{ content: '' }, '请输入模板正文'],
  [{ contentType: '2' }, '请上传模板文件'],
  [{ templateName: '劳动合同（标准版）' }, '模板名称已存在'],
])('a template with %j is refused', async (change, words) =>
  expect((await post('save', { ...body, ...change })).msg).toBe(words),
);

it('each publication of a template adds a version, and a published version cannot be edited', async () => {
  const { id } = (await post('save', body)).data;
  const stored = async () => templateSchema.parse((await ask(`${PATH}/get/${id}`, { token })).data);
  expect((await post('publish', { id, publishStatus: '1' })).code).toBe(0);
  expect(await stored()).toMatchObject({ version: 'v1.0', publishStatus: '1' });
  expect((await post('update', { ...body, id, remark: 'x' })).msg).toBe('当前状态不允许该操作');
  expect((await post('publish', { id, publishStatus: '1' })).msg).toBe('当前状态不允许该操作');
  await post('publish', { id, publishStatus: '2' });
  await post('update', { ...body, id, content: '<p>二 ${partyA}</p>' });
  await post('publish', { id, publishStatus: '1' });
  expect((await stored()).versions?.map(({ version, content }) => [version, content])).toEqual([
    ['v1.1', '<p>二 ${partyA}</p>'],
    ['v1.0', '<p>${partyA}</p>'],
  ]);
});
