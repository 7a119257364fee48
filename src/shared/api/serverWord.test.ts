import { describe, expect, it } from 'vitest';
import { serverWord } from './serverWord';

const spring = (status: number, error: string, message: string) => ({
  timestamp: '2026-11-22T08:00:00.000+0000',
  status,
  error,
  message,
  path: '/system/thing/list',
});

describe('messages of HTTP errors', () => {
  it.each([
    [{ code: 500, msg: '验证码不合法' }, '验证码不合法'],
    [{ code: 404, msg: '接口不存在' }, '接口不存在'],
    [{ code: 500, message: '库存不足' }, '库存不足'],
    // The message of an envelope is always shown unchanged.
    [{ code: 500, msg: 'java.lang.NullPointerException: null' }, 'java.lang.NullPointerException: null'],
    [{ msg: '服务维护中，请于 10 点后再试' }, '服务维护中，请于 10 点后再试'],
    [{ message: '该企业已被他人审核' }, '该企业已被他人审核'],
  ])('an HTTP error shows the server’s message in the body %j', (body, words) => expect(serverWord(body)).toBe(words));

  it.each([
    [spring(404, 'Not Found', 'No message available')],
    [spring(404, 'Not Found', '')],
    [spring(500, 'Internal Server Error', 'Could not open JDBC connection')],
    [spring(405, 'Method Not Allowed', "Request method 'GET' not supported")],
    [{ status: 404, error: 'Not Found', path: '/x' }],
    [{ statusCode: 404, message: 'Cannot GET /api/x', error: 'Not Found' }],
    [{ message: 'Request failed with status code 404' }],
    [{ message: '/system/thing not found' }],
    [{ message: 'No static resource system/thing.' }],
    [{ message: '<html><body><h1>502 Bad Gateway</h1></body></html>' }],
    [{ message: 'NullPointerException: null' }],
    [{ message: 'failed\n    at Service.run (/app/service.js:10:3)' }],
    [{ message: 'at com.ruoyi.system.UserService.find(UserService.java:42)' }],
    [{ message: 'org.springframework.dao.DataAccessException' }],
    [{ message: 'Bad Gateway' }],
    [{ message: { nested: true } }],
    ['<h1>404 Not Found</h1>'],
    ['No message available'],
    [null],
    [undefined],
    [[{ msg: 'x' }]],
  ])('an HTTP error shows no message if its body has none for users: %j', (body) => expect(serverWord(body)).toBe(''));
});
