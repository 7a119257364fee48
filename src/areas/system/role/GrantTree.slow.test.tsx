import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { renderPage } from '@/testing/renderPage';
import type { GrantNode } from './grants';
import { GrantTree } from './GrantTree';

/** A menu with this number of rows, 200 below each area. */
const menu = (length: number): GrantNode[] =>
  Array.from({ length: length / 200 }, (_, area) => ({
    key: `a${area}`,
    name: `领域 ${area}`,
    children: Array.from({ length: 199 }, (__, at) => ({
      key: `a${area}-${at}`,
      name: `按钮 ${area}-${at}`,
      children: [],
    })),
  }));

function Granting({ roots }: { roots: readonly GrantNode[] }) {
  const [value, setValue] = useState<readonly string[]>([]);
  return <GrantTree label="菜单权限" roots={roots} value={value} onChange={setValue} />;
}

it('a tree of 20,000 permissions mounts only visible nodes and can be granted as a whole', async () => {
  const { user } = await renderPage(<Granting roots={menu(20_000)} />);
  await user.click(await screen.findByRole('button', { name: '全部展开' }));
  expect(screen.getByText('按钮 0-1')).toBeVisible();
  expect(document.querySelectorAll('*').length).toBeLessThan(1000);
  await user.click(screen.getByRole('checkbox', { name: '全选' }));
  expect(screen.getByText('已选 20000 项')).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: '全选' }));
  expect(screen.getByText('已选 0 项')).toBeVisible();
});

it('“select all” grants or revokes only the permissions that the current search finds', async () => {
  const roots: GrantNode[] = [
    {
      key: 'finance',
      name: '财务',
      children: [
        { key: 'invoice', name: '发票', children: [{ key: 'issue', name: '开具', children: [] }] },
        { key: 'settlement', name: '结算', children: [] },
      ],
    },
    { key: 'system', name: '系统', children: [] },
  ];
  const { user } = await renderPage(<Granting roots={roots} />);
  const search = await screen.findByRole('searchbox', { name: '搜索' });
  const all = screen.getByRole('checkbox', { name: '全选' });
  await user.type(search, '发票');
  await user.click(all);
  expect(all).toBeChecked();
  expect(screen.getByText('已选 3 项'), 'the area, the screen and its button').toBeVisible();
  await user.clear(search);
  expect(all).toBePartiallyChecked();
  await user.click(all);
  expect(screen.getByText('已选 5 项')).toBeVisible();
  await user.type(search, '结算');
  await user.click(all);
  expect(screen.getByText('已选 4 项')).toBeVisible();
});
