import { USERS, users, rowsOf, dataOf, at, each, rename, answer, type Mistake } from './mistake';

const ORDERS = '/biz/order/list';

/** Mistakes in the rows and the envelope of a list. */
export const rowMistakes: readonly Mistake[] = [
  {
    name: 'a state is a number',
    found: users('records[].status'),
    isRemark: true,
    ...each(USERS, (row) => void (row.status = Number(row.status))),
  },
  {
    name: 'a field has another name',
    found: users('records[].userName'),
    ...each(USERS, (row) => void rename(row, 'userName', 'name')),
  },
  {
    name: 'one row in five lacks a field',
    found: users('records[].loginName'),
    ...at(USERS, (passing) => void delete rowsOf(passing)[3]?.loginName),
  },
  {
    name: 'a list carries passwords',
    found: users('records[].password'),
    ...each(USERS, (row) => void (row.password = 'e10adc3949ba59abbe56e057')),
  },
  {
    name: 'a list carries hashes of passwords',
    found: users('records[].credential'),
    ...each(USERS, (row) => void (row.credential = '$2a$10$7JB720yubVSZvUI0rEqK')),
  },
  {
    name: 'phones are not masked',
    found: users('records[].phonenumber'),
    ...each(USERS, (row) => void (row.phonenumber = '13800138000')),
  },
  {
    name: 'a record shows a number in clear',
    found: ['GET /biz/order/get/{id}', 'buyerPhone'],
    answers: (passing) =>
      passing.path.startsWith('/biz/order/get/') ? void (dataOf(passing).buyerPhone = '13800138000') : undefined,
  },
  {
    name: 'a parameter shows its secret',
    found: ['GET /system/config/list', 'records[].configValue'],
    ...each('/system/config/list', (row) => Object.assign(row, { configKey: 'pay.secret', configValue: 'x1' })),
  },
  { name: 'rows have no id', found: users('records[].userId'), ...each(USERS, (row) => void (row.userId = null)) },
  {
    name: 'times are written day first',
    found: users('records[].createTime'),
    ...each(USERS, (row) => void (row.createTime = '16/03/2026 11:33')),
  },
  {
    name: 'times are seconds since 1970',
    found: users('records[].createTime'),
    ...each(USERS, (row) => void (row.createTime = 1_790_000_000)),
  },
  {
    name: 'a list in a row is one text',
    found: users('records[].roleIds'),
    ...each(USERS, (row) => void (row.roleIds = '1,2')),
  },
  {
    name: 'a state is in no dictionary',
    found: [`GET ${ORDERS}`, 'records[].orderStatus'],
    ...each(ORDERS, (row) => void (row.orderStatus = '9')),
  },
  {
    name: 'another record is answered than was asked for',
    found: ['GET /system/user/get/{id}', 'userId'],
    answers: (passing) =>
      passing.path.startsWith('/system/user/get/') ? void (dataOf(passing).userId = 99) : undefined,
  },
  { name: 'a list is null', found: users('(answer)'), ...at(USERS, ({ body }) => void (body.data = null)) },
  { name: 'a list is a number', found: users('(answer)'), ...at(USERS, ({ body }) => void (body.data = 3)) },
  {
    name: 'the records are an object',
    found: users('records'),
    ...at(USERS, (passing) => void Object.assign(dataOf(passing), { records: { a: 1 } })),
  },
  {
    name: 'the records are called list',
    found: users('records'),
    ...at(USERS, (passing) => void rename(dataOf(passing), 'records', 'list')),
  },
  {
    name: 'success is code 200',
    found: users('(answer)'),
    ...at(USERS, (passing) => void (passing.body = { code: 200, rows: rowsOf(passing), total: 3 })),
  },
  {
    name: 'JSON is sent as HTML',
    found: users('(answer)'),
    isRemark: true,
    ...at(USERS, (passing) => void (passing.type = 'text/html')),
  },
  {
    name: 'a call is missing',
    found: ['GET /system/dept/list', ''],
    ...at('/system/dept/list', answer(404, { status: 404, message: 'No message available' })),
  },
  {
    name: 'an unknown path is a page',
    found: ['GET /system/role/all', '(answer)'],
    ...at('/system/role/all', () => '<!doctype html><title>App</title>'),
  },
];
