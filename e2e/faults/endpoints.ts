import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { unique } from '../support/backend';
import { dialog } from '../support/dialog';
import { fill } from '../support/form';
import { picture } from '../support/files';
import { takeAction } from '../support/table';
import type { Endpoint } from './server';

/** The steps with which a user makes the product call an endpoint, for a record of this run. */
export interface Way {
  endpoint: Endpoint;
  /** The steps before, while the backend still answers. */
  before?: (page: Page, address: string, name: string) => Promise<unknown>;
  /** The step that calls the endpoint. */
  act: (page: Page, address: string, name: string) => Promise<unknown>;
  /** Matches the address of the page after the call, whether it failed or not. */
  place: RegExp;
}

const LIST = '/baseData/benefitTag';
const TAG = '/biz/base/benefitTag';
const button = (page: Page, name: string) => page.getByRole('button', { name }).filter({ visible: true }).first();
const open = (path: string) => (page: Page, address: string) => page.goto(address + path);

const list = async (page: Page, address: string, name: string) => {
  await page.goto(`${address}${LIST}?tagName=${encodeURIComponent(name)}`);
  await expect(page.getByRole('row').filter({ hasText: name })).toBeVisible();
};
const form = async (page: Page, address: string, name: string) => {
  await list(page, address, name);
  await takeAction(page, '编辑', name);
  await dialog(page).getByLabel('排序').fill('7');
};
const save = (page: Page) => button(page, '保存').click();

/** Ways to call the 12 endpoints of docs/quality's fault kit. */
export const ways: Readonly<Record<string, Way>> = {
  userInfo: { endpoint: 'GET /system/user/info', act: open('/weclome'), place: /\/(weclome|user\/login)/ },
  config: { endpoint: 'GET /system/operator/setting/info', act: open('/weclome'), place: /\/weclome$/ },
  menu: { endpoint: 'GET /system/menu/user', act: open('/weclome'), place: /\/weclome$/ },
  list: { endpoint: `GET ${TAG}/list`, act: open(LIST), place: /benefitTag$/ },
  detail: {
    endpoint: `GET ${TAG}/get/*`,
    before: list,
    act: (page, _, name) => takeAction(page, '编辑', name),
    place: /benefitTag/,
  },
  save: {
    endpoint: `POST ${TAG}/save`,
    before: async (page, address) => {
      await page.goto(address + LIST);
      await button(page, '新建').click();
      await fill(dialog(page), { 标签名称: tagName(), 排序: '7' });
    },
    act: save,
    place: /benefitTag/,
  },
  update: { endpoint: `POST ${TAG}/update`, before: form, act: save, place: /benefitTag/ },
  remove: {
    endpoint: `POST ${TAG}/remove`,
    before: async (page, address, name) => {
      await list(page, address, name);
      await takeAction(page, '删除', name);
    },
    act: (page) => dialog(page).getByRole('button', { name: '删除', exact: true }).click(),
    place: /benefitTag/,
  },
  status: {
    endpoint: `POST ${TAG}/status`,
    before: list,
    act: (page) => page.getByRole('switch').filter({ visible: true }).first().click(),
    place: /benefitTag/,
  },
  export: {
    endpoint: 'GET /system/user/list',
    before: async (page, address) => {
      await page.goto(`${address}/system/user?loginName=admin`);
      await expect(page.getByText(/^共 \d+ 条$/)).toBeVisible();
      await button(page, '导出').click();
    },
    act: (page) => dialog(page).getByRole('button', { name: '开始导出' }).click(),
    place: /\/system\/user/,
  },
  upload: {
    endpoint: 'POST /system/dfs/upload',
    before: async (page, address) => {
      await page.goto(`${address}/system/dfs`);
      await button(page, '文件上传').click();
    },
    act: (page) =>
      dialog(page)
        .getByLabel('文件', { exact: true })
        .setInputFiles([picture(`${unique('f')}.png`)]),
    place: /\/system\/dfs/,
  },
  logout: {
    endpoint: 'POST /auth/logout',
    before: async (page, address) => {
      await page.goto(`${address}/weclome`);
      await page.getByRole('button', { name: /的菜单$/ }).click();
    },
    act: async (page) => {
      const loaded = page.waitForEvent('load', { timeout: 30_000 });
      await page.getByRole('menuitem', { name: '退出登录' }).click();
      await loaded;
    },
    place: /\/user\/login/,
  },
};

/** Returns a name of ten characters, the max length of a tag's name. */
const tagName = () => unique('t').slice(0, 10);

/** Creates a tag and resolves to its name. */
export async function makeTag(request: APIRequestContext, token: string): Promise<string> {
  const name = tagName();
  const headers = { token };
  const data = { tagName: name, tagType: '1', sort: 1, status: '1' }; // enabled, because disabling asks first
  const answer = await request.post(`/api${TAG}/save`, { headers, data });
  expect(await answer.json()).toMatchObject({ code: 0 });
  return name;
}
