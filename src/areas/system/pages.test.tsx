import { screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { renderPage, signInAs } from '@/testing/renderPage';
import AgreementListPage from './agreement/AgreementListPage';
import AppSettingPage from './appSetting/AppSettingPage';
import ContactsListPage from './contacts/ContactsListPage';
import DeptListPage from './dept/DeptListPage';
import DfsListPage from './dfs/DfsListPage';
import DictListPage from './dict/DictListPage';
import DistrictListPage from './district/DistrictListPage';
import DonateListPage from './donate/DonateListPage';
import LoginLogListPage from './log/LoginLogListPage';
import OperLogListPage from './log/OperLogListPage';
import PermissionListPage from './menu/PermissionListPage';
import RoleListPage from './role/RoleListPage';

beforeEach(() => signInAs());

/** A smoke test of every page whose own test file is `x.slow.test.tsx`: the page loads and shows its main action. */
const pages: [title: string, page: ComponentType, search: string, label: string | RegExp][] = [
  ['departments', DeptListPage, '', '新增下级 深圳总公司'],
  ['dictionaries', DictListPage, '?dictName=性别', '列表 用户性别'],
  ['the entries of a dictionary', DictListPage, '?of=sys_user_sex', '编辑 女'],
  ['roles', RoleListPage, '?roleKey=auditor', /^编辑 /],
  ['menu rows', PermissionListPage, '?menuKey=system', '新增下级 系统管理'],
  ['districts', DistrictListPage, '?pid=4403', '编辑 南山'],
  ['files', DfsListPage, '', '重命名 操作手册.txt'],
  ['agreements', AgreementListPage, '?agreementType=1', '预览 用户服务协议 v2.0'],
  ['contacts', ContactsListPage, '', /^编辑 /],
  ['operations', OperLogListPage, '?status=1&operName=admin', /^查看 admin 用户管理/],
  ['the settings of the product', AppSettingPage, '', '系统名称'],
];

it.each(pages)('the page for %s loads and shows its main action', async (_, Page, search, label) => {
  await renderPage(<Page />, `/${search}`);
  expect((await screen.findAllByLabelText(label))[0]).toBeVisible();
});

it.each([
  ['donations', DonateListPage],
  ['sign-ins', LoginLogListPage],
])('the page for %s shows the total number of rows', async (_, Page) => {
  await renderPage(<Page />);
  expect(await screen.findByText(/^共 [1-9]\d* 条$/)).toBeVisible();
});
