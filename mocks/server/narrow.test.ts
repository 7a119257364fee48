import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { narrowed } from './narrow';

const handler = (path: string) => http.get(path, () => HttpResponse.json(path));

test('a request reaches only the handlers of its path, in their order, whatever its origin and query', () => {
  const users = handler('*/api/users');
  const user = handler('*/api/users/:id');
  const otherUser = handler('*/api/users/*');
  const all = handler('*/api/*');
  const handlersOf = narrowed([users, user, otherUser, all]);

  expect(handlersOf('http://localhost/api/users?page=2')).toEqual([users, all]);
  expect(handlersOf('https://desk.test/api/users/7')).toEqual([user, otherUser, all]);
  expect(handlersOf('http://localhost/api/users/8?full=1')).toEqual([user, otherUser, all]);
  expect(handlersOf('http://localhost/other')).toEqual([]);
});
