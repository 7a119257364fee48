import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { inBrowserZone } from '@/testing/inBrowserZone';
import { renderPage, signInAs } from '@/testing/renderPage';
import { onRequest } from '@/testing/server';
import { CollectionSums } from './CollectionSums';

it('for a user in São Paulo, the payment totals of today and this month follow the server’s date', async () => {
  inBrowserZone('America/Sao_Paulo', '2026-10-31T20:00:00Z');
  await signInAs();
  const spans = new Set<string>();
  onRequest(({ request }) => {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname.endsWith('/sum')) spans.add(`${searchParams.get('beginTime')} ${searchParams.get('endTime')}`);
  });
  await renderPage(<CollectionSums />);
  expect(screen.getByText('今日到账')).toBeVisible();
  await waitFor(() => expect(screen.queryByText('¥…')).toBeNull());
  expect([...spans].toSorted()).toEqual(['2026-11-01 2026-11-01', 'null null']);
});
