import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '@/shared/api/queryClient';
import { onSearchFor } from '@/shared/menu/searchFor';
import { keepReviewSettings } from '@/shared/settings/reviewSettings';
import { contractOnly } from '@/testing/contractOnly';
import { renderPage, signInAs } from '@/testing/renderPage';
import { server } from '@/testing/server';
import CompanyDetailPage from '../company/CompanyDetailPage';
import { companies } from '../company/company.review';
import PersonalDetailPage from '../personal/PersonalDetailPage';
import { creatorApi } from '../personal/personal.resource';

beforeEach(async () => {
  keepReviewSettings({ keys: true, advance: true, undo: false });
  await signInAs();
});

/** Opens the review of the record and copies its link. */
async function copied(page: React.ReactNode, id: unknown): Promise<string> {
  const { user, unmount } = await renderPage(page, `/?id=${String(id)}`);
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await user.click(await screen.findByLabelText(/^更多 /));
  await user.click(await screen.findByText('复制链接'));
  unmount();
  queryClient.clear();
  const { search, hash } = new URL(String(write.mock.lastCall?.[0]));
  return search + hash;
}

const remove = async (path: string, id: unknown, records: object[]) =>
  server.use(
    http.get(`*/api${path}/get/:id`, () => HttpResponse.json({ code: 404, msg: '记录不存在或已被删除' })),
    http.get('*/api/system/operLog/removed', ({ request }) => {
      const query = new URL(request.url).searchParams;
      const isIt = query.get('path') === path && query.get('id') === String(id);
      return HttpResponse.json({ code: 0, data: isIt ? records[0] : null });
    }),
  );

it('a link to a removed company shows its name, who removed it and when', async () => {
  const [{ id, companyName } = expect.fail('no company')] = (await companies.api.list({ pageSize: 1 })).records;
  const link = await copied(<CompanyDetailPage />, id);
  await remove('/biz/company', id, [{ userName: '林嘉怡', time: '2026-11-25 09:30:00' }]);
  const { user } = await renderPage(<CompanyDetailPage />, `/${link}`);
  expect(await screen.findByText('记录不存在或已被删除')).toBeVisible();
  expect(screen.getByText(`企业审核 · ${companyName}（编号 ${id}）`)).toBeVisible();
  expect(await screen.findByText(/^林嘉怡 于 .*09:30.* 删除$/)).toBeVisible();
  await waitFor(() => expect(screen.getByText('返回列表')).toHaveAttribute('href', '/approval/companyAudit'));
  const searched: string[] = [];
  const stop = onSearchFor((text) => searched.push(text));
  await user.click(screen.getByText(`搜索“${companyName}”`));
  stop();
  expect(searched).toEqual([companyName]);
});

it('a link to a removed creator’s record shows the type and id of the record, but no name', async () => {
  const [{ id, nickName } = expect.fail('no creator')] = (await creatorApi.list({ pageSize: 1 })).records;
  const link = await copied(<PersonalDetailPage />, id);
  expect(decodeURIComponent(link)).not.toContain(nickName);
  await remove('/biz/personal', id, []);
  await renderPage(<PersonalDetailPage />, `/${link}`);
  expect(await screen.findByText(new RegExp(` · 编号 ${id}$`))).toBeVisible();
  expect(screen.queryByText(/^搜索/)).toBeNull();
});

it('a record counts as deleted after an empty response or code 404 or 410, but not after a server error', async () => {
  contractOnly();
  const answer = (body: object | null, status = 200) =>
    server.use(http.get('*/api/biz/company/get/:id', () => HttpResponse.json(body, { status })));
  for (const [body, status] of [
    [{ code: 0, data: null }, 200],
    [{ code: '410', msg: 'gone' }, 200],
    [{ code: 404, msg: 'gone' }, 404],
  ] as const) {
    answer(body, status);
    const { unmount } = await renderPage(<CompanyDetailPage />, '/?id=77#name=%E6%98%9F');
    expect(await screen.findByText('企业审核 · 星（编号 77）')).toBeVisible();
    unmount();
    queryClient.clear();
  }
  answer({ code: 500, msg: '服务器繁忙' });
  await renderPage(<CompanyDetailPage />, '/?id=77');
  expect(await screen.findByText('重试')).toBeVisible();
  expect(screen.getByText(/服务器繁忙/)).toBeVisible();
});
