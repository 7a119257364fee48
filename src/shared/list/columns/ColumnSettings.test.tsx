import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import ConfigListPage from '@/areas/system/config/ConfigListPage';
import { readOwn, writeOwn } from '@/shared/storage/own';
import { renderPage, signInAs } from '@/testing/renderPage';

const LIST = '/system/config';

const heads = () => screen.getAllByRole('columnheader').flatMap((head) => head.textContent || []);
const edgeOf = (title: string) => screen.getByRole('separator', { name: title });

async function open(address = '/') {
  const page = await renderPage(<ConfigListPage />, address);
  await screen.findByRole('separator', { name: '参数名称' });
  return page;
}

async function openSettings(address?: string) {
  const page = await open(address);
  await page.user.click(await screen.findByRole('button', { name: '列设置' }));
  await screen.findByRole('checkbox', { name: '参数名称' });
  return page;
}

beforeEach(async () => {
  localStorage.clear();
  await signInAs();
  // jsdom does not implement pointer capture.
  HTMLElement.prototype.setPointerCapture = () => undefined;
  // jsdom has no layout, so the items of a list are placed below each other here.
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    const item = this.closest('li');
    const top = item ? [...(item.parentElement?.children ?? [])].indexOf(item) * 40 : 0;
    return new DOMRect(0, top, 400, 40);
  });
});
afterEach(() => vi.restoreAllMocks());

it('the user can move, pin, resize and hide columns, and restore the defaults', async () => {
  const { user } = await openSettings();
  const before = heads();
  screen.getByRole('button', { name: '移动 参数键名' }).focus();
  await user.keyboard(' ');
  await user.keyboard('{ArrowUp}');
  expect(await screen.findByText('参数键名 移到第 2 位')).toBeInTheDocument();
  await user.keyboard(' ');
  await waitFor(() => expect(heads().slice(0, 3)).toEqual(['参数名称', '参数键名', '参数键值']));

  const pin = screen.getByRole('button', { name: '备注 固定在左侧' });
  pin.focus();
  await user.keyboard('{Enter}');
  expect(pin).toHaveAttribute('aria-pressed', 'true');
  expect(heads()[0]).toBe('备注');
  expect(screen.getByRole('button', { name: '参数名称 固定在左侧' })).toHaveAttribute('aria-pressed', 'true');

  await user.type(screen.getByRole('spinbutton', { name: '参数键名 列宽（像素）' }), '222');
  expect(edgeOf('参数键名')).toHaveAttribute('aria-valuenow', '222');
  await user.clear(screen.getByRole('spinbutton', { name: '参数键名 列宽（像素）' }));
  expect(edgeOf('参数键名')).not.toHaveAttribute('aria-valuenow', '222');
  await user.click(screen.getByRole('checkbox', { name: '创建时间' }));
  expect(heads()).not.toContain('创建时间');

  await user.click(screen.getByRole('button', { name: '恢复默认' }));
  expect(heads()).toEqual(before);
  expect(screen.getByRole('button', { name: '恢复默认' })).toBeDisabled();
});

it('arrow keys resize a column, and Enter or a double click restores the automatic width', async () => {
  const { user } = await open();
  const row = (await screen.findAllByLabelText(/^编辑 /))[0]?.closest('tr');
  row?.focus();
  await user.keyboard('{ArrowUp}{ArrowUp}');
  const edge = edgeOf('参数名称');
  expect(edge).toHaveFocus();
  const width = Number(edge.getAttribute('aria-valuenow'));
  await user.keyboard('{ArrowRight}');
  expect(edge).toHaveAttribute('aria-valuenow', String(width + 8));
  await user.keyboard('{Shift>}{ArrowLeft}{/Shift}');
  expect(edge).toHaveAttribute('aria-valuenow', String(width - 32));
  expect(readOwn('TABLE', LIST)).toEqual({ hidden: [], columns: `configName-${width - 32}` });
  await user.keyboard('{Enter}');
  expect(edge).toHaveAttribute('aria-valuenow', String(width));
  await user.keyboard('{ArrowRight}');
  await user.dblClick(edge);
  expect(edge).toHaveAttribute('aria-valuenow', String(width));
  await user.keyboard('{ArrowUp}');
  expect(edgeOf('参数键值')).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(row).toHaveFocus();
});

it('dragging a column edge applies the width on release, with a minimum of 56 pixels', async () => {
  await open();
  const edge = edgeOf('参数键名');
  const width = Number(edge.getAttribute('aria-valuenow'));
  fireEvent.pointerDown(edge, { button: 0, pointerId: 1, clientX: 500 });
  fireEvent.pointerMove(edge, { clientX: 530 });
  expect(edge).toHaveAttribute('aria-valuenow', String(width));
  fireEvent.pointerUp(edge, { clientX: 530 });
  expect(edge).toHaveAttribute('aria-valuenow', String(width + 30));
  fireEvent.pointerDown(edge, { button: 0, pointerId: 1, clientX: 500 });
  fireEvent.pointerMove(edge, { clientX: -2000 });
  fireEvent.pointerUp(edge, { clientX: -2000 });
  expect(edge).toHaveAttribute('aria-valuenow', '56');
});

it('the column settings of a shared link become the user’s own settings once the user changes a column', async () => {
  writeOwn('TABLE', { hidden: ['remark'], columns: 'createTime,configName', density: 'small' }, LIST);
  const { user, router } = await openSettings('/?configType=Y&hidden=configType&columns=gone,remark,configName-r300');
  expect(heads().slice(0, 3)).toEqual(['备注', '创建时间', '参数键值']);
  expect(heads()).not.toContain('系统内置');
  expect(readOwn('TABLE', LIST)).toMatchObject({ hidden: ['remark'] });
  await user.click(screen.getByRole('checkbox', { name: '系统内置' }));
  expect(router.state.location.search).toBe('?configType=Y');
  expect(heads()[0]).toBe('备注');
  expect(readOwn('TABLE', LIST)).toEqual({
    hidden: [],
    columns: 'gone,remark,configName-r300',
    density: 'small',
  });
});

it('opening a saved view puts its column order and column widths into the address', async () => {
  writeOwn('TABLE', { hidden: [], columns: 'remark,configName-200' }, LIST);
  const { user, router } = await open();
  await user.click(await screen.findByRole('button', { name: '我的视图' }));
  await user.type(await screen.findByLabelText('视图名称'), '备注在前{Enter}');
  await user.click(await screen.findByRole('button', { name: '备注在前' }));
  expect(new URLSearchParams(router.state.location.search).get('columns')).toBe('remark,configName-200');
});
