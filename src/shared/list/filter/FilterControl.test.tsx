import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { resource } from '@/shared/resource/resource';
import { renderPage, signInAs } from '@/testing/renderPage';
import { server } from '@/testing/server';
import { CrudTable } from '../CrudTable';
import { listAddress, whole } from '../listAddress';

const people = resource({
  schema: z.object({ id: z.number(), age: z.number() }),
  path: '/list/person',
  id: 'id',
  permission: 'system:user',
  messages: 'shared',
  nameOf: ({ id }) => String(id),
});
const age = whole(16, 70);
const address = listAddress({ filters: { from: age, to: age }, sortable: [] });
const columns = [{ field: 'age', title: '年龄', filter: { numbers: ['from', 'to'], min: 16, max: 70 } }] as const;

it('pressing Enter in a number filter raises a too-low number to the minimum and filters the list', async () => {
  await signInAs();
  server.use(
    http.get('*/api/list/person/list', () =>
      HttpResponse.json({ code: 0, data: { records: [{ id: 1, age: 20 }], total: 1 } }),
    ),
  );
  const { user, router } = await renderPage(
    <CrudTable api={people} address={address} columns={columns} title="清单" />,
    '/people?from=25',
  );
  const from = await screen.findByLabelText('年龄，最小');
  await user.clear(from);
  await user.type(from, '5{Enter}');
  expect(from).toHaveValue('16');
  await waitFor(() => expect(router.state.location.search).toBe('?from=16'));
  await user.type(screen.getByLabelText('年龄，最大'), '40{Enter}');
  await waitFor(() => expect(router.state.location.search).toBe('?from=16&to=40'));
  await user.click(screen.getByRole('button', { name: '重置' }));
  await user.type(from, '{Enter}');
  await waitFor(() => expect(from).toHaveValue(''));
  expect(router.state.location.search).toBe('');
});
