import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { renderPage, signInAs, speak } from '@/testing/renderPage';
import { server } from '@/testing/server';
import { OwnOperations } from './OwnActivity';
import { OwnDevices } from './OwnDevices';

it('a page can contain two lists of the user’s operations with different numbers of entries', async () => {
  await signInAs();
  await renderPage(
    <>
      <section aria-label="short">
        <OwnOperations count={1} />
      </section>
      <section aria-label="long">
        <OwnOperations count={5} />
      </section>
    </>,
  );
  // A loading list has list items too, but no times.
  const entries = (name: string) => within(screen.getByRole('region', { name })).findAllByRole('time');
  expect(await entries('short')).toHaveLength(1);
  expect((await entries('long')).length).toBeGreaterThan(1);
});

const row = { businessType: 1, operIp: '10.0.0.1', operLocation: '', errorMsg: '' };
const records = [
  { ...row, operId: 7001, title: 'Users', status: 0, operTime: '2026-11-21 09:05:07' },
  { ...row, operId: 7002, title: 'Roles', status: 1, operTime: '2026-11-22 09:05:07' },
];

it.each([
  ['failed', ['Roles']],
  ['Nov 22, 2026', ['Roles']],
  ['10.0.0.1', ['Users', 'Roles']],
  ['true', []],
  ['700', []],
])('searching the user’s own activity for %j finds only entries that show the search text', async (wanted, titles) => {
  server.use(
    http.get('*/api/system/accounts/operations', () =>
      HttpResponse.json({ code: 0, data: { records, total: 2, current: 1 } }),
    ),
  );
  await signInAs();
  await speak('en-US');
  await renderPage(<OwnOperations count={20} wanted={wanted} />);
  await screen.findByText(titles[0] ? new RegExp(titles[0]) : 'No results');
  const found = screen.queryAllByRole('listitem').map((item) => /Users|Roles/.exec(item.textContent)?.[0]);
  expect(found).toEqual(titles);
  await speak();
});

it('a search of the user’s own activity also filters the list of signed-in devices', async () => {
  await signInAs();
  const { unmount } = await renderPage(<OwnDevices wanted="本机" />);
  expect(await screen.findAllByRole('time')).toHaveLength(1);
  unmount();
  await renderPage(<OwnDevices wanted="另一台" />);
  expect(await screen.findByText('没有匹配的记录')).toBeVisible();
});
