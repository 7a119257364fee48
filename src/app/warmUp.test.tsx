// @fresh-modules
import '@/testing/world';
import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useSession } from '@/shared/auth/session';
import { speak } from '@/testing/renderPage';
import { server } from '@/testing/server';
import type WeclomePage from '@/areas/overview/home/WeclomePage';
import { signedInChunk } from './signedInChunk';
import { screenOf } from '@/app/navigation/screens';
import { endWarmUp, warmUp } from './warmUp';

const drawn = vi.hoisted(() => vi.fn());
vi.mock('@/areas/overview/home/WeclomePage', async (load) => {
  const real = await load<{ default: typeof WeclomePage }>();
  return {
    default: () => {
      drawn();
      return real.default();
    },
  };
});

it('pre-rendering the home page off-screen sends no requests and does not change the visible page', async () => {
  await speak();
  useSession.setState({ user: undefined });
  await Promise.all([signedInChunk.load(), screenOf('weclome')?.load()]);
  const asked = vi.fn();
  server.events.on('request:start', asked);
  const [body, title] = [document.body.innerHTML, document.title];
  await act(async () => warmUp());
  await expect.poll(() => drawn).toHaveBeenCalled();
  await act(async () => new Promise((resolve) => setTimeout(resolve, 100)));
  expect(asked).not.toHaveBeenCalled();
  expect(document.body.innerHTML).toBe(body);
  expect(document.title).toBe(title);
  expect(screen.queryByRole('main')).not.toBeInTheDocument();
  await act(async () => endWarmUp());
});
