// @fresh-modules
import { expect, it, vi } from 'vitest';
import { queryClient } from '@/shared/api/queryClient';
import type { MenuNode } from './menuNode';
import { prefetchFrom, prefetchHandlers, prefetchScreens } from './prefetchScreens';

const loaded = vi.hoisted(() => [] as string[]);
vi.mock('./screens', () => ({
  screenOf: (key: string) => ({
    load: () => {
      loaded.push(key);
      return key === 'lost' ? Promise.reject(new Error('gone')) : Promise.resolve();
    },
  }),
}));

const node = (screen: string, hidden = false) => ({ screen, hidden }) as MenuNode;
const home = { screen: 'weclome', path: '/weclome', parent: { children: [node('weclome'), node('workplace')] } };
const area = { children: ['company', 'school', 'person'].map((screen) => node(screen)) };
const company = { screen: 'company', path: '/approval/company', parent: area };
const show = (page: object) => prefetchFrom(page as MenuNode);
/** Waits longer than the longest delay before a prefetch. */
const aMoment = () => new Promise((resolve) => setTimeout(resolve, 600));
const taken = () => loaded.splice(0);

it('no screens are prefetched for a user with data saver on', async () => {
  Object.assign(navigator, { connection: { saveData: true } });
  show(company);
  prefetchHandlers(node('user')).onPointerDown();
  await aMoment();
  expect(taken()).toEqual([]);
  Object.assign(navigator, { connection: undefined });
});

it('on the home page, only the screens that the user points at are prefetched', async () => {
  show(home);
  prefetchScreens(area.children);
  const [passed, meant] = [prefetchHandlers(node('passed')), prefetchHandlers(node('meant'))];
  passed.onPointerEnter();
  passed.onPointerLeave();
  meant.onPointerEnter();
  await aMoment();
  expect(taken()).toEqual(['meant']);
  prefetchHandlers(node('pressed')).onPointerDown();
  expect(taken()).toEqual(['pressed']);
});

it('on pages other than the home page, the screens of the current area are prefetched', async () => {
  show(company);
  await expect.poll(() => loaded).toEqual(['company', 'school', 'person']);
  taken();
});

it('prefetching waits until visible data has loaded, starts with the most recently requested screens, and loads no screen twice', async () => {
  let answer = () => {};
  const asked = queryClient.fetchQuery({
    queryKey: ['rows'],
    queryFn: () => new Promise((resolve) => (answer = () => resolve([]))),
  });
  prefetchScreens([node('user'), node('lost'), node('secret', true), node('role')]);
  prefetchScreens([node('config'), node('user')]);
  await aMoment();
  expect(loaded).toEqual([]);
  answer();
  await asked;
  await expect.poll(() => loaded).toEqual(['config', 'user', 'lost', 'role']);
  prefetchScreens([node('role'), node('dict')]);
  await expect.poll(() => loaded).toEqual(['config', 'user', 'lost', 'role', 'dict']);
});
