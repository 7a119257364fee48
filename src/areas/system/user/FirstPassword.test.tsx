import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import { showSystemConfig } from '@/shared/auth/session';
import { renderPage, signInAs } from '@/testing/renderPage';
import { onRequest, server } from '@/testing/server';
import { FirstPassword } from './FirstPassword';

beforeEach(() => signInAs());

it('when the server delivers first passwords itself, the default password is not requested', async () => {
  const asked: string[] = [];
  onRequest(({ request }) => void asked.push(new URL(request.url).pathname));
  showSystemConfig({ features: [] });
  await renderPage(<FirstPassword name="xinren" password={undefined} onClose={vi.fn()} />);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(asked).not.toContain('/api/system/config/list');
});

it('a first password that the server returns when a user is saved is always shown', async () => {
  showSystemConfig({ features: [] });
  await renderPage(<FirstPassword name="xinren" password="Random#842x" onClose={vi.fn()} />);
  expect(await screen.findByRole('dialog', { name: 'xinren 的初始密码' })).toHaveTextContent('Random#842x');
});

it('when the server lacks system parameters, no dialog points to the default-password parameter', async () => {
  const onClose = vi.fn();
  server.use(http.get('*/api/system/config/list', () => new HttpResponse(null, { status: 404 })));
  await renderPage(<FirstPassword name="xinren" password={undefined} onClose={onClose} />);
  await expect.poll(() => onClose).toHaveBeenCalled();
  expect(screen.queryByText(/defalut_password/)).toBeNull();
});
