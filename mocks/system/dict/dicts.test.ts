import { beforeEach, describe, expect, it } from 'vitest';
import { resetDb } from '../../db';
import { ask, type Page, tokenOf } from '../../testClient';

let token: string;
beforeEach(async () => {
  resetDb();
  token = await tokenOf();
});

const post = (path: string, body: object = {}) => ask(path, { token, body });
const entries = async (type: string) =>
  (await ask<Page>(`/system/dict/data/list?dictType=${type}&pageSize=100`, { token })).data.records;
const entry = {
  dictCode: 0,
  dictSort: 9,
  dictLabel: '新',
  dictValue: '9',
  dictType: 'sys_user_sex',
  isDefault: 'Y',
  status: '0',
};

describe('dictionaries', () => {
  it('a dictionary has one default entry, which a new default entry replaces', async () => {
    const defaults = async () =>
      (await entries('sys_user_sex')).filter((row) => row.isDefault === 'Y').map((row) => row.dictValue);
    expect(await defaults()).toEqual(['0']);
    await post('/system/dict/data/save', entry);
    expect(await defaults()).toEqual(['9']);
    await post('/system/dict/data/update', { dictCode: 2, isDefault: 'Y' });
    expect(await defaults()).toEqual(['1']);
  });

  it('a dictionary keeps its entries when its key changes', async () => {
    await post('/system/dict/type/update', { dictId: 1, dictType: 'sys_gender' });
    expect(await entries('sys_user_sex')).toEqual([]);
    expect(await entries('sys_gender')).toHaveLength(3);
  });

  it.each([
    [
      '/system/dict/type/save',
      { dictName: 'x', dictType: 'sys_user_sex', status: '0' },
      "新增字典'sys_user_sex'失败，字典类型已存在",
    ],
    [
      '/system/dict/type/save',
      { dictName: 'x', dictType: 'Bad Key', status: '0' },
      expect.stringMatching(/^参数错误：dictType/),
    ],
    ['/system/dict/type/remove?ids=1', {}, '用户性别已分配,不能删除'],
    ['/system/dict/data/save', { ...entry, dictValue: '1' }, "字典键值'1'已存在"],
    ['/system/dict/data/save', { ...entry, dictType: 'nothing' }, '字典类型不存在'],
  ])('a request to %s with the body %j is refused', async (path, body, msg) => {
    expect((await post(path, body)).msg).toEqual(msg);
  });

  it('a dictionary returns the label of a single value', async () => {
    const label = (value: string) => ask(`/system/dict/data/label?dictType=sys_user_sex&dictValue=${value}`, { token });
    expect((await label('1')).data).toBe('女');
    expect((await label('7')).msg).toBe('记录不存在或已被删除');
  });
});
