import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { renderPage } from '@/testing/renderPage';
import type { Id } from '@/shared/lib/id';
import { queryClient } from '@/shared/api/queryClient';
import { invalidateResource, keysOf } from '@/shared/api/queryKeys';
import { BranchSelect } from '@/shared/list/tree/BranchSelect';
import { RemoteSelect } from './RemoteSelect';
import { ResourceSelect, ResourceSelectMany } from './ResourceSelect';

const thingsFrom = (list: () => Promise<{ value: Id; label: string }[]>) => ({
  queryKey: keysOf('/thing').options(),
  queryFn: list,
});

it('a multi-select returns each id as the number or text that the server sent', async () => {
  const chosen = vi.fn<(ids: Id[]) => void>();
  const choices = thingsFrom(() =>
    Promise.resolve([
      { value: 7, label: '焊工' },
      { value: '9007199254740993', label: '电工' },
    ]),
  );
  function Field() {
    const [ids, setIds] = useState<Id[]>([7]);
    const change = (next: Id[]) => {
      setIds(next);
      chosen(next);
    };
    return <ResourceSelectMany aria-label="职业" choices={choices} value={ids} onChange={change} />;
  }
  const { user } = await renderPage(<Field />);
  expect(await screen.findByTitle('焊工')).toBeVisible();
  await user.click(screen.getByLabelText('职业'));
  await user.click(await screen.findByText('电工'));
  expect(chosen).toHaveBeenLastCalledWith([7, '9007199254740993']);
});

it('[row 99] a select reloads its options when opened after an error, and when the listed records change', async () => {
  const list = vi.fn(() => Promise.resolve([{ value: 1, label: '焊工' }]));
  list.mockRejectedValueOnce(new Error('没有连上'));
  const { user } = await renderPage(<ResourceSelect aria-label="职业" choices={thingsFrom(list)} />);
  await waitFor(() => expect(list).toHaveBeenCalledOnce());
  await waitFor(() => expect(screen.queryByRole('img', { name: 'loading' })).not.toBeInTheDocument());
  await user.click(screen.getByLabelText('职业'));
  expect(await screen.findByText('焊工')).toBeVisible();
  list.mockResolvedValueOnce([{ value: 1, label: '高级焊工' }]);
  await invalidateResource(queryClient, '/thing');
  expect(await screen.findByText('高级焊工')).toBeVisible();
});

it('a select shows the label of an id given as text, and returns ids as the server sent them', async () => {
  const [branch, remote] = [vi.fn(), vi.fn()];
  const rows = [
    { id: 7, name: '研发部' },
    { id: '7399999999999999901', name: '市场部' },
  ];
  const options = rows.map(({ id, name }) => ({ value: id, label: name }));
  const { user } = await renderPage(
    <>
      <BranchSelect
        aria-label="部门"
        nodes={rows}
        idOf={({ id }) => id}
        nameOf={({ name }) => name}
        value="7"
        onChange={branch}
      />
      <RemoteSelect
        id="user"
        aria-label="用户"
        source="/thing/remote"
        search={() => Promise.resolve(options)}
        nameOf={(id) => Promise.resolve(`姓名 ${id}`)}
        value="8"
        onChange={remote}
      />
    </>,
  );
  expect(screen.getByText('研发部')).toBeVisible();
  expect(await screen.findByText('姓名 8')).toBeVisible();
  await user.click(screen.getByLabelText('部门'));
  await user.click(await screen.findByText('市场部'));
  expect(branch).toHaveBeenLastCalledWith('7399999999999999901');
  await user.click(screen.getByLabelText('用户'));
  await user.click((await screen.findAllByText('研发部')).at(-1) as HTMLElement);
  expect(remote).toHaveBeenLastCalledWith(7);
});
