import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { resource } from '@/shared/resource/resource';
import { id } from '@/shared/api/fields';
import { operatorAccount } from '@mocks/demo';
import { renderPage, signInAs } from '@/testing/renderPage';
import { server } from '@/testing/server';
import { secretColumn } from './secretColumn';

const contacts = resource({
  schema: z.object({ id, phone: z.string() }),
  path: '/system/contacts',
  permission: 'system:contacts',
  nameOf: ({ phone }) => phone,
});

function Cells() {
  const { t } = useTranslation('system');
  const permission = 'system:contacts:list';
  const { render } = secretColumn(t, contacts, { field: 'phone', secret: 'phone', permission });
  return [1, 2].map((one) => <p key={one}>{render?.({ id: one, phone: `1380013800${one}` })}</p>);
}

it('a masked phone number is revealed only if the server allows it', async () => {
  await signInAs();
  const asked: unknown[] = [];
  server.use(
    http.post('*/api/system/contacts/reveal/:id', async ({ request, params }) => {
      asked.push([params.id, await request.json()]);
      return params.id === '1'
        ? HttpResponse.json({ code: 0 })
        : HttpResponse.json({ code: 500, msg: '今日查看次数已用完' });
    }),
  );
  const { user } = await renderPage(<Cells />);
  await user.click(await screen.findByRole('button', { name: '显示电话 138****8001' }));
  expect(await screen.findByText('13800138001')).toBeVisible();
  expect(screen.getByText('138****8002')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '显示电话 138****8002' }));
  expect(await screen.findByText('今日查看次数已用完')).toBeVisible();
  expect(screen.queryByText('13800138002')).toBeNull();
  expect(asked).toEqual([
    ['1', { field: 'phone' }],
    ['2', { field: 'phone' }],
  ]);
});

it('a user without the required permission sees a masked phone number and no button to reveal it', async () => {
  await signInAs(operatorAccount.username);
  await renderPage(<Cells />);
  expect(await screen.findByText('138****8001')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});
