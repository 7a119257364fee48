import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { inBrowserZone } from '@/testing/inBrowserZone';
import { renderPage } from '@/testing/renderPage';
import { Age } from './useWaitingTexts';

it('a user in São Paulo sees how long a step has waited, and that it is overdue by the server’s clock', async () => {
  inBrowserZone('America/Sao_Paulo', '2026-11-20T08:00:00Z');
  await renderPage(<Age since="2026-11-20 06:00:00" due="2026-11-20 15:59:59" />);
  expect(screen.getByText('10 小时，已超时')).toBeVisible();
});

it('a step is not overdue before its due date', async () => {
  inBrowserZone('Pacific/Kiritimati', '2026-11-20T08:00:00Z');
  await renderPage(<Age since="2026-11-20 06:00:00" due="2026-11-20 16:00:01" />);
  expect(screen.getByText('10 小时')).toBeVisible();
});
