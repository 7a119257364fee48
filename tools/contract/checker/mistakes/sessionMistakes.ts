import type { Row } from '../server';
import { dataOf, at, before, rename, answer, type Mistake } from './mistake';

/** Mistakes in sign-in, token and user. */
export const sessionMistakes: readonly Mistake[] = [
  {
    name: 'the token has another name',
    found: ['POST /auth/login', 'token'],
    ...at('/auth/login', ({ body }) => void rename(body.data as Row, 'token', 'accessToken')),
  },
  {
    name: 'any password is accepted',
    found: ['POST /auth/login with a wrong password', '(answer)'],
    ...before('/auth/login', (_, { sent }) => void (sent.password &&= 'Admin@123')),
  },
  {
    name: 'no password is accepted',
    found: ['POST /auth/login without a password', '(answer)'],
    ...before('/auth/login', (_, { sent }) => void (sent.password ??= 'Admin@123')),
  },
  {
    name: 'a blocked account gets in',
    found: ['POST /auth/login as a blocked account', '(answer)'],
    ...before('/auth/login', (_, { sent }) => void (sent.username = 'admin')),
  },
  {
    name: 'a call without a token is answered',
    found: ['GET /system/user/info without a token', '(answer)'],
    answers: (passing) =>
      passing.path === '/system/user/info' && passing.token === ''
        ? answer(200, { code: 0, data: { userId: 1, roleIds: [1] } })(passing)
        : undefined,
  },
  {
    name: 'one list needs no token',
    found: ['GET /system/role/list', '(answer)'],
    answers: (passing) =>
      passing.path === '/system/role/list' && passing.token === ''
        ? answer(200, { code: 0, data: { records: [], total: 0 } })(passing)
        : undefined,
  },
  {
    name: 'a call without a token is refused with HTTP 200',
    found: ['GET /system/user/info without a token', '(answer)'],
    answers: (passing) => (passing.status === 401 ? answer(200, passing.body)(passing) : undefined),
  },
  {
    name: 'signing out ends nothing',
    found: ['GET /system/user/info after signing out', '(answer)'],
    ...before('/auth/logout', (_, passing) => void (passing.token = '')),
  },
  {
    name: 'the person has no roles',
    found: ['GET /system/user/info', 'roleIds'],
    ...at('/system/user/info', (passing) => void (dataOf(passing).roleIds = [])),
  },
  {
    name: 'the person is null',
    found: ['GET /system/user/info', '(answer)'],
    ...at('/system/user/info', ({ body }) => void (body.data = null)),
  },
  {
    name: 'changes need no token',
    found: ['POST /system/role/save without a token', '(answer)'],
    write: true,
    answers: (passing) =>
      passing.method === 'POST' && passing.status === 401
        ? answer(200, { code: 500, msg: '参数错误' })(passing)
        : undefined,
  },
];
