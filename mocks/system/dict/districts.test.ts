import { beforeEach, describe, expect, it } from 'vitest';
import { resetDb } from '../../db';
import { ask, type Page, tokenOf } from '../../testClient';

let token: string;
beforeEach(async () => {
  resetDb();
  token = await tokenOf();
});

const post = (path: string, body: object = {}) => ask(path, { token, body });
const found = async (query: string) => (await ask<Page>(`/system/districts/list?${query}`, { token })).data;
const district = { id: 440399, deep: 2, name: '新区', pinyin: 'xinqu', pinyinShor: 'xq', extName: '示例新区' };

describe('districts', () => {
  it('districts are found by name, by pinyin and by the code of their parent', async () => {
    expect((await found('name=南山')).records.map((row) => row.id)).toContain(440305);
    expect((await found('pinyin=liuan')).total).toBe(0);
    expect((await found('pinyin=luan&deep=1')).records[0]).toMatchObject({ name: '六安', pinyinShor: 'la' });
    expect((await found('pid=44')).total).toBe(21);
  });

  it('a district’s code determines the district’s parent; a district with children cannot be removed', async () => {
    expect((await post('/system/districts/save', district)).code).toBe(0);
    expect((await found('id=440399')).records[0]).toMatchObject({ pid: 4403, pname: '深圳', operator: 'admin' });
    await post('/system/districts/update', { id: 4403, name: '鹏城', pinyin: 'pengcheng', pinyinShor: 'pc' });
    expect((await found('id=440399')).records[0]).toMatchObject({ pname: '鹏城' });
    expect((await post('/system/districts/remove?ids=4403')).msg).toBe('鹏城存在下级地区,不能删除');
    expect((await post('/system/districts/remove?ids=440399')).code).toBe(0);
  });

  it.each([
    [{ id: 4403 }, '编号与层级不符'],
    [{ id: 440305 }, '数据库中已存在该记录'],
    [{ id: 4403051 }, '编号应为2、4或6位数字'],
    [{ id: 888801 }, '上级地区不存在'],
    [{ pinyin: '' }, '参数错误：pinyin 不能为空'],
  ])('a new district with %j is refused', async (part, msg) => {
    expect((await post('/system/districts/save', { ...district, ...part })).msg).toBe(msg);
  });
});
