import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import { showSystemConfig } from '@/shared/auth/session';
import { renderPage, signInAs } from '@/testing/renderPage';
import { onRequest, server } from '@/testing/server';
import { FirstPassword } from './FirstPassword';

beforeEach(() => signInAs());

it('the default password is not loaded if the server sends new users their passwords itself', async () => {
  const asked: string[] = [];
  onRequest(({ request }) => void asked.push(new URL(request.url).pathname));
  showSystemConfig({ features: [] });
  await renderPage(<FirstPassword name="xinren" password={undefined} onClose={vi.fn()} />);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(asked).not.toContain('/api/system/config/list');
});

it('if the server returns an initial password for a new user, the password is always shown', async () => {
  showSystemConfig({ features: [] });
  await renderPage(<FirstPassword name="xinren" password="Random#842x" onClose={vi.fn()} />);
  expect(await screen.findByRole('dialog', { name: 'xinren 的初始密码' })).toHaveTextContent('Random#842x');
});

it('the hint about the default password is not shown if the server has no system parameters', async () => {
  const onClose = vi.fn();
  server.use(http.get('*/api/system/config/list', () => new HttpResponse(null, { status: 404 })));
  await renderPage(<FirstPassword name="xinren" password={undefined} onClose={onClose} />);
  await expect.poll(() => onClose).toHaveBeenCalled();
  expect(screen.queryByText(/defalut_password/)).toBeNull();
});
