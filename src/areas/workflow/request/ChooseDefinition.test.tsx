import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { http, HttpResponse } from 'msw';
import { renderPage, signInAs } from '@/testing/renderPage';
import { server } from '@/testing/server';
import type { Definition } from '../flow/definition.resource';
import { ChooseDefinition } from './ChooseDefinition';

const NAMES = ['请假', '采购', '报销', '外出', '用印', '合同', '出差', '录用', 'Visit'];

async function show(names: readonly string[]) {
  await signInAs();
  const rows = names.map((name, index) => ({
    id: `p${index}:1`,
    key: `p${index}`,
    name,
    version: 1,
    deploymentId: `${index}`,
  }));
  server.use(http.get('*/act/prof/allLatest', () => HttpResponse.json({ code: 0, data: rows, rows })));
  const start = vi.fn<(definition: Pick<Definition, 'id'>) => undefined>();
  const obstacle = ({ name }: { name: string }) => (name === '合同' ? '已挂起' : undefined);
  const { user } = await renderPage(
    <ChooseDefinition starting={{ start, obstacle, isPending: false }} onClose={() => undefined} />,
  );
  await screen.findByLabelText('申请 请假');
  return { user, start };
}

it('a list of only eight processes has no search field', async () => {
  await show(NAMES.slice(0, 8));
  expect(screen.queryByLabelText('搜索流程')).not.toBeInTheDocument();
});

it('a user finds a process by part of its name and opens it with Enter', async () => {
  const { user, start } = await show(NAMES);
  const search = screen.getByRole('searchbox', { name: '搜索流程' });
  await user.type(search, '同{Enter}');
  expect(within(screen.getByRole('list')).getAllByRole('listitem')).toHaveLength(1);
  await user.clear(search);
  await user.type(search, ' vIS{Enter}');
  await expect.poll(() => start).toHaveBeenCalledTimes(1);
  expect(start.mock.calls[0]?.[0]).toMatchObject({ id: 'p8:1' });
});

it('a search that matches no process shows a message', async () => {
  const { user } = await show(NAMES);
  await user.type(screen.getByLabelText('搜索流程'), '考核');
  expect(screen.getByText('没有匹配的流程')).toBeVisible();
});
