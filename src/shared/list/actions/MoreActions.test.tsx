import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { create } from 'zustand';
import { openMenuItems } from '@/testing/find';
import { renderPage } from '@/testing/renderPage';
import { MoreActions } from './MoreActions';
import type { RowAction } from './RowActions';

const assign = { label: '指派', onClick: vi.fn() };
const release = { label: '释放', onClick: vi.fn() };
const later = { label: '稍后处理', onClick: vi.fn() };

const useRecord = create<{ actions: readonly RowAction[] }>(() => ({ actions: [] }));

function Record() {
  return <MoreActions name="青禾" actions={useRecord().actions} />;
}

/** Changes the actions that are possible on the record. */
const change = (...actions: RowAction[]) => act(() => useRecord.setState({ actions }));

/** Opens the menu of a record. */
async function open(...possible: RowAction[]) {
  change(...possible);
  const { user } = await renderPage(<Record />);
  const button = screen.getByRole('button', { name: '更多 青禾' });
  await user.click(button);
  await screen.findByRole('menuitem', { name: '稍后处理' });
  return { user, button };
}

const entries = () => openMenuItems().map(({ textContent }) => textContent);

it('an action that becomes possible does not move the entries of the open menu', async () => {
  const { user, button } = await open(assign, later);
  const entry = screen.getByRole('menuitem', { name: '稍后处理' });
  change(assign, release, later);
  expect(entries()).toEqual(['指派', '稍后处理']);
  await user.click(entry);
  expect(later.onClick).toHaveBeenCalledOnce();
  expect(release.onClick).not.toHaveBeenCalled();
  await user.click(button);
  await screen.findByRole('menuitem', { name: '释放' });
  expect(entries()).toEqual(['指派', '释放', '稍后处理']);
});

it('an action that becomes impossible stays in the open menu and cannot be chosen', async () => {
  const { user } = await open(assign, release, later);
  change(assign, later);
  expect(entries()).toEqual(['指派', '释放 当前状态下不能执行', '稍后处理']);
  await user.click(screen.getByRole('menuitem', { name: /^释放/ }));
  expect(release.onClick).not.toHaveBeenCalled();
});

it('if the handler of an action changes while its menu is open, a click runs the new handler', async () => {
  const { user } = await open(later);
  const newest = { ...later, onClick: vi.fn() };
  change(newest);
  await user.click(screen.getByRole('menuitem', { name: '稍后处理' }));
  expect(newest.onClick).toHaveBeenCalledOnce();
});
