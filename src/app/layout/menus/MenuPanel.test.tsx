// @fresh-modules
import '@/testing/world';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import menus from '@mocks/seeds/generated/menus.json';
import { expect, it, vi } from 'vitest';
import { MenuContext } from '@/app/navigation/MenuContext';
import { trailOf } from '@/app/navigation/menuNode';
import { buildMenuTree } from '@/app/navigation/menuTree';
import { renderPage } from '@/testing/renderPage';
import { MenuPanel } from './MenuPanel';

const initials = vi.hoisted(() => ({ loaded: Promise.resolve() as Promise<void> }));
vi.mock('@/shared/lazy/loadChunk', async (original) => {
  const real = await original<typeof import('@/shared/lazy/loadChunk')>();
  return { ...real, loadChunk: (load: () => Promise<unknown>) => initials.loaded.then(() => real.loadChunk(load)) };
});

const tree = buildMenuTree(menus);
const trail = trailOf(tree.all.find(({ key }) => key === 'user'));

async function show() {
  const onClose = vi.fn<(back: boolean) => void>();
  const areas = tree.roots.filter(({ hidden }) => !hidden);
  const view = await renderPage(
    <MenuContext value={tree}>
      <MenuPanel areas={areas} trail={trail} onClose={onClose} />
    </MenuContext>,
  );
  await screen.findByRole('textbox', { name: '搜索菜单' });
  const names = () => {
    const [, places] = screen.getAllByRole('list');
    return within(places as HTMLElement)
      .queryAllByRole('link')
      .map((link) => link.textContent);
  };
  return { ...view, onClose, names };
}

it('the menu panel shows the entries of the current area, or of the area under the pointer', async () => {
  const { user, names, onClose } = await show();
  expect(screen.getByRole('button', { name: '系统管理' })).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByRole('link', { name: '用户管理' })).toHaveAttribute('aria-current', 'page');
  expect(names()).toContain('角色管理');
  await user.hover(screen.getByRole('button', { name: '财务管理' }));
  expect(names()).toContain('开票申请');
  expect(names()).not.toContain('角色管理');
  await user.click(screen.getByRole('link', { name: '开票申请' }));
  expect(onClose).toHaveBeenCalledWith(false);
});

it('an area that appears under a resting mouse pointer is not selected', async () => {
  const { names } = await show();
  fireEvent.mouseOver(screen.getByRole('button', { name: '财务管理' }));
  expect(names()).toContain('角色管理');
});

it('while the pinyin library loads, the menu search finds full names and never shows “no results”', async () => {
  const { user, names } = await show();
  const box = screen.getByRole('textbox', { name: '搜索菜单' });
  let arrive = () => {};
  initials.loaded = new Promise((resolve) => (arrive = resolve));
  await user.type(box, '订单管');
  expect(names()).toEqual(['订单管理销售管理']);
  await user.clear(box);
  await user.type(box, 'ddgl');
  expect(names()).toEqual([]);
  expect(screen.queryByText('没有匹配的结果')).toBeNull();
  arrive();
  await waitFor(() => expect(names()).toEqual(['订单管理销售管理']));
});

it('the menu search finds an entry of another area by its pinyin initials', async () => {
  const { user, names, onClose } = await show();
  await user.type(screen.getByRole('textbox', { name: '搜索菜单' }), 'ddgl');
  await waitFor(() => expect(names()).toEqual(['订单管理销售管理']));
  await user.type(screen.getByRole('textbox', { name: '搜索菜单' }), 'qqq');
  expect(screen.getByText('没有匹配的结果')).toBeVisible();
  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledWith(true);
});
