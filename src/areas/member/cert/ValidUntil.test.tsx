import { screen } from '@testing-library/react';
import { expect, it, onTestFinished } from 'vitest';
import { inBrowserZone } from '@/testing/inBrowserZone';
import { renderPage, signInAs, speak } from '@/testing/renderPage';
import { certApi } from './cert.resource';
import { ValidUntil } from './ValidUntil';

it('the expiry of a certification follows the server’s date and is shown in the user’s language', async () => {
  inBrowserZone('America/Sao_Paulo', '2026-11-22T20:00:00Z');
  await signInAs();
  const cert = { ...(await certApi.get(1)), auditStatus: '1', validUntil: '2026-11-22' };
  await speak('pt-BR');
  onTestFinished(() => speak());
  await renderPage(<ValidUntil cert={cert} />);
  expect(screen.getByText(/^22\/11\/2026/)).toBeVisible();
  expect(screen.getByText('vencido há 1 dia')).toBeVisible();
});
