import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { renderPage, signInAs } from '@/testing/renderPage';
import { server } from '@/testing/server';
import DistrictListPage from './DistrictListPage';

it('an unknown level of a district is shown as the server sent it', async () => {
  await signInAs();
  const page = (records: object[]) =>
    HttpResponse.json({ code: 0, data: { records, current: 1, total: records.length } });
  server.use(http.get('*/api/system/districts/list', () => page([{ id: 44, pid: 0, deep: 10, name: '某街道' }])));
  const { container, unmount } = await renderPage(<DistrictListPage />);
  expect((await screen.findAllByText('某街道')).length).toBeGreaterThan(0);
  expect((await screen.findAllByText('10')).length).toBeGreaterThan(0);
  expect(container.textContent).not.toContain('district.levels');
  unmount();

  const gone = { status: 404, error: 'Not Found', message: 'No message available', path: '/system/districts/list' };
  server.use(http.get('*/api/system/districts/list', () => HttpResponse.json(gone, { status: 404 })));
  await renderPage(<DistrictListPage />, '/?name=x');
  expect((await screen.findAllByText(/没有找到相关内容（404）/)).length).toBeGreaterThan(0);
  expect(document.body.textContent).not.toContain('No message available');
});
