import { screen, within } from '@testing-library/react';
import menus from '@mocks/seeds/generated/menus.json';
import { expect, it, vi } from 'vitest';
import { MenuContext } from '@/app/navigation/MenuContext';
import { trailOf } from '@/app/navigation/menuNode';
import { buildMenuTree } from '@/app/navigation/menuTree';
import { renderPage } from '@/testing/renderPage';
import { TreeMenu } from './TreeMenu';

/** The keys of the areas that no test opens; the menu under test leaves them out. */
const UNUSED = new Set(menus.filter(({ parentId }) => parentId === 0).map(({ menuKey }) => menuKey));
for (const key of ['overview', 'finance', 'system']) UNUSED.delete(key);
const rows = [
  ...menus,
  {
    menuId: 90_001,
    parentId: 0,
    menuName: '空',
    menuKey: 'nowhere',
    path: 'javascript:alert(1)',
    component: 'weclome',
  },
];

async function show(given: readonly object[] = rows, at = 'user') {
  const tree = buildMenuTree(given);
  const trail = trailOf(tree.all.find(({ key }) => key === at));
  const onChosen = vi.fn<() => void>();
  const view = await renderPage(
    <MenuContext value={tree}>
      <TreeMenu
        nodes={tree.roots.filter(({ key }) => !UNUSED.has(key))}
        trail={trail}
        dark={false}
        onChosen={onChosen}
      />
    </MenuContext>,
  );
  await screen.findAllByRole('menu');
  const entry = (name: string) => screen.getByRole('menuitem', { name });
  return { ...view, entry, onChosen };
}

it('the menu opens the branch of the current page and renders no entries of closed branches', async () => {
  const { user, entry } = await show();
  expect(entry('用户管理')).toHaveAttribute('aria-current', 'page');
  expect(entry('系统管理')).toHaveAttribute('aria-expanded', 'true');
  expect(entry('财务管理')).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByRole('menuitem', { name: '开票申请' })).not.toBeInTheDocument();
  await user.click(entry('财务管理'));
  expect(entry('开票申请')).toBeVisible();
  expect(entry('用户管理')).toBeVisible();
  await user.click(entry('系统管理'));
  expect(screen.queryByRole('menuitem', { name: '用户管理' })).not.toBeInTheDocument();
});

it('the menu has one Tab stop, and the arrow keys move through the open entries', async () => {
  const { user, entry, onChosen } = await show();
  await user.tab();
  expect(entry('用户管理')).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(entry('角色管理')).toHaveFocus();
  await user.keyboard('{ArrowLeft}');
  expect(entry('系统管理')).toHaveFocus();
  await user.keyboard('{ArrowLeft}');
  expect(entry('系统管理')).toHaveAttribute('aria-expanded', 'false');
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(entry('用户管理')).toHaveFocus();
  await user.keyboard('{Home}');
  expect(entry('概览')).toHaveFocus();
  await user.keyboard('{ArrowUp}');
  expect(entry('空')).toHaveFocus();
  await user.tab();
  expect(document.body).toHaveFocus();
  await user.tab({ shift: true });
  expect(entry('用户管理')).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(onChosen).toHaveBeenCalledOnce();
});

it('after a mouse press on a menu entry, the arrow keys move from that entry', async () => {
  const { user, entry } = await show();
  // Only presses the mouse button, because a click would leave this page.
  await user.pointer({ keys: '[MouseLeft>]', target: screen.getByRole('link', { name: '菜单管理' }) });
  await user.keyboard('{ArrowUp}');
  expect(entry('角色管理')).toHaveFocus();
});

it('an entry with an invalid address is disabled and explains why', async () => {
  const { user, entry, onChosen } = await show();
  expect(entry('空')).toHaveAttribute('title', '地址无效');
  expect(entry('空')).toHaveAttribute('aria-disabled', 'true');
  await user.click(entry('空'));
  expect(onChosen).not.toHaveBeenCalled();
});

it('[row 13] a menu level shows a hundred entries and moves all further entries into a submenu', async () => {
  const many = Array.from({ length: 103 }, (_, index) => ({
    menuId: index + 1,
    parentId: 0,
    menuName: `菜单${index}`,
    menuKey: `many${index}`,
    component: 'weclome',
  }));
  const { user, entry } = await show(many, 'many1');
  expect(screen.getAllByRole('menuitem')).toHaveLength(101);
  await user.click(entry('更多'));
  expect(within(screen.getByRole('menu', { name: '更多' })).getAllByRole('menuitem')).toHaveLength(3);
});
