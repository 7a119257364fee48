import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { tabStorage } from '@/shared/storage/tabStorage';
import { server } from '@/testing/server';
import { askListAhead, requestList } from './listAhead';

const users = { url: '/system/user/list', params: { pageNum: 1 } };
const roles = { url: '/system/role/list', params: { pageNum: 1 } };

let asked: string[];
let answer: () => Response;
beforeEach(() => {
  asked = [];
  answer = () => HttpResponse.json({ code: 0, data: asked.length });
  history.replaceState(null, '', '/system/user');
  server.use(
    http.get('*/api/*', ({ request }) => {
      asked.push(new URL(request.url).pathname.replace('/api', ''));
      return answer();
    }),
  );
});
afterEach(() => {
  tabStorage.clear();
  history.replaceState(null, '', '/');
});

/** Somebody has looked at the users. What the test before still had to note when idle may come first. */
async function looked() {
  await requestList(users);
  await vi.waitFor(() => expect(tabStorage.get('last-list')).toMatchObject({ call: users }));
}

/** The same, and the page is reloaded. */
async function reloaded() {
  await looked();
  askListAhead();
}

it('a list that stood there before a reload is asked for once, ahead of its screen', async () => {
  await reloaded();
  expect(await requestList(users)).toBe(2);
  expect(asked).toEqual([users.url, users.url]);
});

it('its answer serves once: the list asks for itself from then on', async () => {
  await reloaded();
  await requestList(users);
  expect(await requestList(users)).toBe(3);
});

it('another list gets its own rows, and nobody the old answer later', async () => {
  await reloaded();
  await requestList(roles);
  expect(asked).toEqual([users.url, users.url, roles.url]);
  expect(await requestList(users)).toBe(4);
});

it('what was refused ahead is asked for again, so that the refusal is shown as usual', async () => {
  await looked();
  answer = () => HttpResponse.json({ code: 500, msg: '系统繁忙' });
  askListAhead();
  await expect(requestList(users)).rejects.toMatchObject({ message: '系统繁忙' });
  expect(asked).toEqual([users.url, users.url, users.url]);
});

it('at another address nothing is asked for', async () => {
  await requestList(users);
  await vi.waitFor(() => expect(tabStorage.keys()).not.toEqual([]));
  history.replaceState(null, '', '/system/user?pageNum=2');
  askListAhead();
  expect(await requestList(users)).toBe(2);
});
