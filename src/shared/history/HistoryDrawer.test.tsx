import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { entry, id, money } from '@/shared/api/fields';
import { request } from '@/shared/api/http';
import { resource } from '@/shared/resource/resource';
import { findDialog } from '@/testing/find';
import { renderPage, signInAs } from '@/testing/renderPage';
import { server } from '@/testing/server';
import { HistoryDrawer } from './HistoryDrawer';

const prices = resource({
  schema: z.object({ id, unitPrice: money, priceType: entry('biz_price_type') }),
  path: '/biz/price',
  permission: 'sales:price',
  nameOf: () => '职位发布',
});
const page = <HistoryDrawer api={prices} row={{ id: 7, unitPrice: 5, priceType: '1' }} onClose={() => undefined} />;

/** Mocks the response of the history. */
const answer = (data: unknown) =>
  server.use(http.get('*/api/biz/price/history/7', () => HttpResponse.json({ code: 0, data })));

beforeEach(() => signInAs());

it('the change history formats known fields, and shows unknown fields and values as text', async () => {
  answer([
    {
      id: '9007199254740993',
      time: '2026-03-01 08:00:00',
      userName: '张三',
      ip: '10.0.0.1',
      onBehalfOf: '李四',
      kind: 'sorcery',
      changes: [
        { field: 'unitPrice', before: '5.00', after: 8 },
        { field: 'priceType', before: null, after: '99' },
        { field: 'magic', before: { a: [1] }, after: false },
        { field: 'seal', before: '<p>甲方</p>', after: '<p><b>甲方</b></p>' },
        { field: 'bare' },
      ],
    },
    { id: 2, time: null, kind: null, changes: null },
  ]);
  await renderPage(page);
  const table = within(await screen.findByRole('table'));
  const texts = table.getAllByRole('row').map((row) =>
    within(row)
      .queryAllByRole('cell')
      .map((cell) => cell.textContent),
  );
  expect(texts).toEqual([[], ['5.00', '8.00'], ['-', '99'], ['1', '否'], ['-', '仅格式有变化'], ['-', '-']]);
  expect(table.getByRole('rowheader', { name: 'magic' })).toBeVisible();
  expect(screen.getByText('张三（代李四）')).toBeVisible();
  expect(screen.getByText('10.0.0.1')).toBeVisible();
  expect(screen.getByText('系统')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^恢复/ })).not.toBeInTheDocument();
});

it('the change history marks only the changed sentence of a long text', async () => {
  const body = (middle: string) =>
    `<p>${'甲方与乙方友好协商。'.repeat(20)}${middle}。${'本合同一式两份。'.repeat(20)}</p>`;
  answer([
    { id: 1, time: '2026-03-01 08:00:00', changes: [{ field: 'content', before: body('旧'), after: body('新') }] },
  ]);
  await renderPage(page);
  const marks = within(await screen.findByRole('table')).getAllByText(/^[旧新]。$/);
  expect(marks.map(({ tagName, textContent }) => tagName + textContent)).toEqual(['MARK旧。', 'MARK新。']);
});

it('the change history offers a retry after a failure, and shows a message if there are no changes', async () => {
  server.use(http.get('*/api/biz/price/history/7', () => HttpResponse.json({}, { status: 500 }), { once: true }));
  const { user } = await renderPage(page);
  const drawer = within(await findDialog('“职位发布”的变更历史'));
  await user.click(await drawer.findByText('重试'));
  expect(await drawer.findByText('暂无变更记录')).toBeVisible();
});

it('the change history shows a message if the server lacks the feature', async () => {
  server.use(http.get('*/api/biz/price/history/7', () => HttpResponse.json({}, { status: 404 })));
  await renderPage(page);
  expect(await screen.findByText('服务器没有提供此功能')).toBeVisible();
});

it('the field filter of the change history shows only entries that changed the chosen field', async () => {
  for (const unitPrice of [6, 7])
    await request({ method: 'post', url: '/biz/price/update', data: { id: 7, unitPrice, remark: `第${unitPrice}次` } });
  await request({ method: 'post', url: '/biz/price/update', data: { id: 7, remark: '最后' } });
  const { user } = await renderPage(page);
  expect(await screen.findAllByRole('table')).toHaveLength(3);
  await user.click(screen.getByRole('combobox', { name: '按字段筛选' }));
  await user.click(await screen.findByTitle('单价（元）'));
  expect(screen.getAllByRole('table')).toHaveLength(2);
  expect(screen.queryByText('最后')).not.toBeInTheDocument();
});
