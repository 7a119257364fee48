import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import menus from '@mocks/seeds/generated/menus.json';
import { MenuContext } from '@/app/navigation/MenuContext';
import { menuLinks } from '@/app/navigation/menuLinks';
import { buildMenuTree } from '@/app/navigation/menuTree';
import { useSession } from '@/shared/auth/session';
import { forgetMissing } from '@/shared/api/optional';
import { MenuLinkContext } from '@/shared/menu/links';
import { renderPage, signInAs } from '@/testing/renderPage';
import { onRequest, server } from '@/testing/server';
import { PaletteButton } from './PaletteButton';

beforeEach(() => {
  localStorage.clear();
  forgetMissing();
});

/** Opens the search as the administrator, or as a user with these permissions and menu; returns the sent requests. */
async function openSearch(buttons?: string[]) {
  const asked: string[] = [];
  onRequest(({ request }) => {
    const { pathname, search } = new URL(request.url);
    asked.push(decodeURIComponent(pathname + search).replace('/api', ''));
  });
  await signInAs();
  const { user: admin } = useSession.getState();
  if (admin && buttons) useSession.setState({ user: { ...admin, userId: 7, admin: false, buttons } });
  const granted = menus.filter(({ perms }) => buttons?.includes(perms)).map(({ parentId }) => parentId);
  const own = menus.filter(({ menuId, menuType }) => !buttons || menuType === 'M' || granted.includes(menuId));
  const tree = buildMenuTree(own);
  const { user } = await renderPage(
    <MenuContext value={tree}>
      <MenuLinkContext value={menuLinks(tree)}>
        <PaletteButton />
      </MenuLinkContext>
    </MenuContext>,
  );
  const open = () => user.click(screen.getByRole('button', { name: '快速搜索' }));
  await waitFor(open);
  return { user, asked, open };
}

const field = () => screen.getByRole('combobox');
const option = async (name: RegExp) => (await screen.findAllByRole('option', { name }))[0];

it('the search finds a company by its name with one request for all kinds of record', async () => {
  const { user, asked } = await openSearch();
  await user.type(field(), '星禾');
  expect(await option(/星禾.*企业审核/)).toBeVisible();
  expect(asked.filter((path) => /search|list/.test(path))).toEqual(['/system/search?keyword=星禾']);
});

it('the search field is linked to the result list only while the list has an entry', async () => {
  const { user } = await openSearch();
  await option(/企业审核/);
  expect(field()).toHaveAttribute('aria-expanded', 'true');
  expect(field()).toHaveAttribute('aria-controls', screen.getByRole('listbox').id);
  await user.type(field(), '没有这样的条目');
  expect(await screen.findByText('没有匹配的结果')).toBeVisible();
  expect(field()).toHaveAttribute('aria-expanded', 'false');
  expect(field()).not.toHaveAttribute('aria-controls');
});

it('the search answers a how-to question with an action only if the user has permission for the action', async () => {
  const { user } = await openSearch(['sales:order:list', 'sales:order:refund']);
  await user.type(field(), '怎么退款');
  expect(await option(/^退款 · 订单管理.*按钮在该行的操作中/)).toBeVisible();
  await user.clear(field());
  await user.type(field(), '重置密码');
  expect(await screen.findByText('没有匹配的结果')).toBeVisible();
});

it('the search finds a screen by a word in the screen’s help text', async () => {
  const { user } = await openSearch();
  await user.type(field(), '首次登录');
  expect(await option(/^用户管理.*说明.*新密码只显示一次/)).toBeVisible();
});

it('a starred screen comes first until the user removes the star', async () => {
  const { user, open } = await openSearch();
  await user.type(field(), '字典');
  await user.click(await screen.findByRole('button', { name: '收藏：字典管理' }));
  await user.keyboard('{Escape}');
  await open();
  await waitFor(() => expect(screen.getAllByRole('option')[0]).toHaveTextContent('字典管理'));
  await user.click(screen.getByRole('button', { name: '收藏：字典管理', pressed: true }));
  expect(screen.getAllByRole('option')[0]).not.toHaveTextContent('字典管理');
});

it('when the server has no search endpoint, the search filters the lists that the user may read', async () => {
  server.use(http.get('*/api/system/search', () => new HttpResponse(null, { status: 404 })));
  const { user, asked } = await openSearch(['approval:company:list', 'sales:order:list']);
  await user.type(field(), 'DD202611');
  await waitFor(() => expect(asked.filter((path) => path.includes('/list'))).toHaveLength(2));
  expect(asked.filter((path) => path.includes('/list'))).toEqual([
    '/biz/company/list?creditCode=DD202611&pageNum=1&pageSize=3',
    '/biz/order/list?orderNo=DD202611&pageNum=1&pageSize=3',
  ]);
});

it('the search shows a message when records cannot be searched, and still finds screens', async () => {
  server.use(http.get('*/api/system/search', () => new HttpResponse(null, { status: 500 })));
  const { user } = await openSearch();
  await user.type(field(), '用户管理');
  expect(await screen.findByText('部分记录暂时无法搜索，请稍后再试')).toBeVisible();
  expect(await option(/^用户管理/)).toBeVisible();
});
