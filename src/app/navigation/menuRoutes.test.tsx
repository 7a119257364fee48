// @fresh-modules
import '@/testing/world';
import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';
import { speak } from '@/testing/renderPage';
import { menuRoutes } from './menuRoutes';
import { buildMenuTree } from './menuTree';

const directory = { menuId: 1, parentId: 0, menuKey: 'work', menuName: '工作', component: 'PageView', menuType: 'M' };
const place = { menuId: 2, parentId: 1, menuKey: 'list', menuName: '列表', component: 'work/First', menuType: 'C' };

beforeEach(() => speak());

/** Navigates to an address with a menu; resolves to the address after all redirects. */
async function visit(address: string, ...menu: object[]) {
  const routes = [...menuRoutes(buildMenuTree(menu)), { path: '/403', element: <h1>403</h1> }];
  const router = createMemoryRouter(routes, { initialEntries: [address] });
  await act(async () =>
    render(
      <Suspense>
        <RouterProvider router={router} />
      </Suspense>,
    ),
  );
  return router.state.location.pathname;
}

it('[row 9] opening a menu row shows a message with the screen’s name if the screen is missing from this build', async () => {
  expect(await visit('/work/list', directory, place)).toBe('/work/list');
  expect(screen.getByRole('heading')).toHaveTextContent('抱歉，你访问的页面不存在或仍在开发中');
  expect(screen.getByText(/work\/First/)).toBeVisible();
  expect(screen.getByRole('link', { name: '返回首页' })).toHaveAttribute('href', '/');
});

it.each(['constructor', '__proto__', 'toString'])(
  '[row 21] a menu row with the screen %s shows that the screen is missing',
  async (component) => {
    await visit('/work/list', directory, { ...place, component });
    expect(screen.getByText(new RegExp(component))).toBeVisible();
  },
);

it('[row 11] the first of two menu rows with the same path is opened', async () => {
  await visit('/work/list', directory, place, { ...place, menuId: 3, component: 'work/Second' });
  expect(screen.getByText(/work\/First/)).toBeVisible();
});

it('a screen takes precedence over a directory with the same path', async () => {
  await visit('/work', { ...directory, menuId: 9 }, { ...place, menuId: 3, parentId: 0, menuKey: 'work' });
  expect(screen.getByText(/work\/First/)).toBeVisible();
});

it.each([
  ['/nowhere', '/403'],
  ['/work/list/deeper', '/403'],
  ['/constructor', '/403'],
  ['/', '/weclome'],
  ['/work', '/work/list'],
  ['/work/', '/work/list'],
  ['/work/list/', '/work/list/'],
])('the address %s leads to %s', async (address, end) => {
  expect(await visit(address, directory, place)).toBe(end);
});

it('a directory redirects to its configured target or else to its first visible child', async () => {
  const second = { ...place, menuId: 3, menuKey: 'second' };
  expect(await visit('/work', { ...directory, redirect: '/work/second' }, place, second)).toBe('/work/second');
  expect(await visit('/work', directory, { ...place, visible: '1' }, second)).toBe('/work/second');
});

it('a directory that redirects to itself shows a message', async () => {
  expect(await visit('/work', { ...directory, redirect: '/work' })).toBe('/work');
  expect(screen.getByRole('heading')).toHaveTextContent('抱歉，你访问的页面不存在或仍在开发中');
});

it('[row 16] a directory in a redirect loop stays at its own address', async () => {
  const other = { ...directory, menuId: 5, menuKey: 'other', redirect: '/work' };
  expect(await visit('/work', { ...directory, redirect: '/other' }, other)).toBe('/work');
});
