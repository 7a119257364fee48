import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { MenuContext } from '@/app/navigation/MenuContext';
import { buildMenuTree } from '@/app/navigation/menuTree';
import { renderPage } from '@/testing/renderPage';
import { MenuPanel } from './MenuPanel';
import { TreeMenu } from './TreeMenu';

/** A menu of 100 areas with this number of screens in total. */
const menuOf = (places: number) =>
  buildMenuTree([
    ...Array.from({ length: 100 }, (_, at) => ({
      menuId: at + 1,
      parentId: 0,
      menuName: `领域 ${at}`,
      menuKey: `area${at}`,
      component: 'PageView',
    })),
    ...Array.from({ length: places }, (_, at) => ({
      menuId: 1000 + at,
      parentId: (at % 100) + 1,
      menuName: `页面 ${at}`,
      menuKey: `page${at}`,
      component: 'weclome',
    })),
  ]);

it('a menu of 40,000 entries renders as many elements as a menu of 20,000 entries', async () => {
  const opened = async (places: number) => {
    const tree = menuOf(places);
    const { user, unmount, container } = await renderPage(
      <MenuContext value={tree}>
        <TreeMenu nodes={tree.roots} trail={[]} dark={false} onChosen={() => undefined} />
      </MenuContext>,
    );
    await user.click(await screen.findByRole('menuitem', { name: '领域 7' }));
    expect(screen.getByRole('menuitem', { name: '页面 7' })).toBeVisible();
    const mounted = container.querySelectorAll('*').length;
    unmount();
    return mounted;
  };
  expect(await opened(40_000)).toBe(await opened(20_000));
});

it('the menu panel shows the first 200 search results, and 200 more on request', async () => {
  const tree = menuOf(20_000);
  const { user } = await renderPage(
    <MenuContext value={tree}>
      <MenuPanel areas={tree.roots} trail={[]} onClose={() => undefined} />
    </MenuContext>,
  );
  const links = () => document.querySelectorAll('a').length;
  await user.click(await screen.findByRole('textbox', { name: '搜索菜单' }));
  await user.paste('页面');
  expect(links()).toBe(200);
  await user.click(screen.getByText('更多'));
  expect(links()).toBe(400);
});
