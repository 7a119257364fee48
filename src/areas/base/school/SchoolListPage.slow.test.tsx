import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import { findDialog } from '@/testing/find';
import { renderPage, signInAs } from '@/testing/renderPage';
import { server } from '@/testing/server';
import { SchoolImport } from './SchoolImport';
import SchoolListPage from './SchoolListPage';

beforeEach(() => signInAs());

it('a search by province and city is restored from the address and can be reset', async () => {
  const { router, user } = await renderPage(<SchoolListPage />, '/?provinceId=44&cityId=4403');
  expect(await screen.findByText('深圳示例理工大学')).toBeVisible();
  expect(screen.queryByText('北京示例理工大学')).toBeNull();
  await user.click(screen.getByText('更多筛选'));
  expect(await screen.findByTitle('广东省')).toBeVisible();
  await user.click(screen.getByText('重置'));
  await waitFor(() => expect(router.state.location.search).toBe(''));
  await user.click(screen.getByText('更多筛选'));
  expect(await screen.findByLabelText('市')).toBeDisabled();
});

it('removing the filter by province also removes the filter by its city', async () => {
  const { router, user } = await renderPage(<SchoolListPage />, '/?provinceId=44&cityId=4403');
  await user.click(await screen.findByRole('button', { name: '取消筛选：省' }));
  await waitFor(() => expect(router.state.location.search).toBe(''));
  expect(await screen.findByText('北京示例理工大学')).toBeVisible();
});

/** Replaces the content of every file with this sheet, because jsdom has no workers to read it. */
const sheetIs = (rows: string[][]) =>
  vi.stubGlobal(
    'Worker',
    class {
      onmessage?: (event: { data: unknown }) => void;
      postMessage = () => this.onmessage?.({ data: { rows } });
      terminate = () => undefined;
    },
  );

it('an import skips invalid schools, including one with a city of another province', async () => {
  sheetIs([
    ['学校名称 *', '办学性质 *', '办学层次 *', '省份 *', '城市 *'],
    ['导入一学院', '火星', '普通本科', '广东省', '深圳市'],
    ['导入二学院', '公办', '普通本科', '广东省', '北京市'],
    ['导入三学院', '民办', '其他', '广东省', '深圳市'],
  ]);
  const { user } = await renderPage(<SchoolListPage />);
  await user.click(await screen.findByText('导入'));
  const box = within(await findDialog());
  await user.upload(await box.findByLabelText(/点击选择文件/), new File(['x'], 'schools.csv'));
  expect(await box.findByText('办学性质不在可选范围内（可填：公办、民办、中外合作办学）')).toBeVisible();
  expect(await box.findByText(/^市不在可选范围内/)).toBeVisible();
  await user.click(box.getByText('导入 1 行'));
  expect(await box.findByText('成功 1 / 失败 2')).toBeVisible();
});

it('if provinces cannot be loaded, a school import offers a retry and reports no row as invalid', async () => {
  sheetIs([
    ['学校名称 *', '办学性质 *', '办学层次 *', '省份 *', '城市 *'],
    ['导入四学院', '公办', '普通本科', '广东省', '深圳市'],
  ]);
  const list = '*/api/system/sysArea/getProvinceList';
  server.use(http.get(list, () => HttpResponse.json({ code: 500, msg: '维护中' })));
  const { user } = await renderPage(<SchoolImport />);
  await user.click(await screen.findByText('导入'));
  const box = within(await findDialog());
  await user.upload(await box.findByLabelText(/点击选择文件/), new File(['x'], 'schools.csv'));
  expect(await box.findByRole('alert')).toHaveTextContent('加载失败');
  expect(box.queryByText(/不在可选范围内/)).toBeNull();
  server.resetHandlers();
  await user.click(box.getByText('重试'));
  await waitFor(() => expect(box.getByText('导入 1 行').closest('button')).toBeEnabled());
});
