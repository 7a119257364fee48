import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { findDialog, inMore, openMenuItems } from '@/testing/find';
import { renderPage, signInAs } from '@/testing/renderPage';
import { server } from '@/testing/server';
import { nextVersion, VERSION } from './agreement.resource';
import AgreementListPage from './AgreementListPage';

beforeEach(() => signInAs());

const rowOf = (name: string) => screen.getByLabelText(`预览 ${name}`).closest('tr') as HTMLElement;
const question = async (words: RegExp) => await findDialog(words);

it('publishing a new version of an agreement withdraws the previous version', async () => {
  const { user } = await renderPage(<AgreementListPage />, '/?agreementType=1');
  await user.click(await screen.findByLabelText('发布 用户服务协议 v1.0'));
  await user.click(within(await question(/确定发布“用户服务协议 v1.0”吗/)).getByText('发布'));
  expect(await screen.findByText('版本号必须大于已发布过的版本v2.0')).toBeVisible();

  await user.click(await inMore(user, '更多 用户服务协议 v2.0', '新建版本'));
  expect(await screen.findByLabelText('版本号')).toHaveValue('v2.1');
  expect(await screen.findByRole('textbox', { name: '协议内容' })).toHaveTextContent('一、服务说明');
  // Pressing Enter in a form field submits the form.
  await user.type(screen.getByLabelText('生效时间'), '2027-01-01 00:00:00{Enter}');
  await user.click(await screen.findByLabelText('发布 用户服务协议 v2.1'));
  await user.click(within(await question(/确定发布“用户服务协议 v2.1”吗/)).getByText('发布'));
  await waitFor(() => expect(rowOf('用户服务协议 v2.1')).toHaveTextContent('已发布'));
  expect(rowOf('用户服务协议 v2.0')).toHaveTextContent('已撤回');
});

it('a published agreement can be neither edited nor removed', async () => {
  const { user } = await renderPage(<AgreementListPage />);
  const actions = async (name: string) => {
    const row = within((await screen.findByLabelText(`预览 ${name}`)).closest('tr') as HTMLElement);
    const more = row.queryByLabelText(`更多 ${name}`);
    const shown = row.getAllByRole('button').map((one) => one.textContent);
    if (!more) return shown;
    await user.click(more);
    const menu = await waitFor(() => {
      const items = openMenuItems();
      expect(items).not.toHaveLength(0);
      return items;
    });
    await user.keyboard('{Escape}');
    return [...shown, ...menu.map((one) => one.textContent)];
  };
  expect(await actions('隐私政策 v1.2')).toEqual([
    '预览',
    '撤回',
    '',
    '编辑 当前状态下不能编辑',
    '新建版本',
    '删除 当前状态下不能删除',
  ]);
  expect(await actions('企业入驻协议 v1.0')).toEqual(['预览', '发布', '', '编辑', '新建版本', '删除']);
});

it('the preview of an agreement shows the stored text without scripts and script links', async () => {
  const hostile = '<h2>正文</h2><img src=x onerror="window.__xss=1"><a href="javascript:window.__xss=1">链接</a>';
  server.use(
    http.get('*/api/system/agreement/get/3', () =>
      HttpResponse.json({
        code: 0,
        data: {
          id: 3,
          agreementType: '2',
          title: '隐私政策',
          content: hostile,
          version: 'v1.2',
          effectiveTime: '2026-07-01 00:00:00',
          publishStatus: '1',
        },
      }),
    ),
  );
  const { user } = await renderPage(<AgreementListPage />);
  await user.click(await screen.findByLabelText('预览 隐私政策 v1.2'));
  expect(await screen.findByText('正文')).toBeVisible();
  expect(screen.getByText('链接')).not.toHaveAttribute('href');
  expect(document.querySelector('[onerror]')).toBeNull();
});

it.each([
  ['v1.0', 'v1.1'],
  ['2', '3'],
  ['1.2.9', '1.2.10'],
])('the version after %s is %s', (version, next) => expect(nextVersion(version)).toBe(next));

it.each([
  ['v1.0', true],
  ['1.2.3', true],
  ['1.2.3.4', false],
  ['一', false],
  ['v', false],
])('%s is a valid version: %s', (version, is) => expect(VERSION.test(version)).toBe(is));
