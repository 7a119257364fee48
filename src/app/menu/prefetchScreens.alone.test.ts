import { expect, it, vi } from 'vitest';
import { queryClient } from '@/shared/api/queryClient';
import { MAX_WAIT } from '@/testing/maxWait';
import type { MenuNode } from './menuNode';
import { prefetchScreens } from './prefetchScreens';

const loaded = vi.hoisted(() => [] as string[]);
vi.mock('../screens', () => ({
  screenOf: (key: string) => ({
    load: () => {
      loaded.push(key);
      return key === 'lost' ? Promise.reject(new Error('gone')) : Promise.resolve();
    },
  }),
}));

const node = (screen: string, hidden = false) => ({ screen, hidden }) as MenuNode;

it('prefetches nothing for somebody who saves data', async () => {
  Object.assign(navigator, { connection: { saveData: true } });
  prefetchScreens([node('user')]);
  await new Promise((resolve) => setTimeout(resolve, 600));
  expect(loaded).toEqual([]);
  Object.assign(navigator, { connection: undefined });
});

it('prefetches screens once, the newest hints first, and only when nothing is asked for that is looked at', async () => {
  let answer = () => {};
  const asked = queryClient.fetchQuery({
    queryKey: ['rows'],
    queryFn: () => new Promise((resolve) => (answer = () => resolve([]))),
  });
  prefetchScreens([node('user'), node('lost'), node('secret', true), node('role')]);
  prefetchScreens([node('config'), node('user')]);
  await new Promise((resolve) => setTimeout(resolve, 600));
  expect(loaded).toEqual([]);
  answer();
  await asked;
  await vi.waitFor(() => expect(loaded).toEqual(['config', 'user', 'lost', 'role']), MAX_WAIT);
  prefetchScreens([node('role'), node('dict')]);
  await vi.waitFor(() => expect(loaded).toEqual(['config', 'user', 'lost', 'role', 'dict']), MAX_WAIT);
});
