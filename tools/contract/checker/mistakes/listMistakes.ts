import type { Row } from '../server';
import { USERS, users, rowsOf, dataOf, at, before, without, answer, type Mistake } from './mistake';

let kept: Row[] = [];

/** Mistakes in pages, filters, sort orders and sums. */
export const listMistakes: readonly Mistake[] = [
  {
    name: 'the total is missing',
    found: users('total'),
    ...at(USERS, (passing) => void delete (dataOf(passing) as Row).total),
  },
  {
    name: 'the total is a word',
    found: users('total'),
    ...at(USERS, (passing) => void Object.assign(dataOf(passing), { total: 'many' })),
  },
  {
    name: 'the total is that of the page',
    found: users('total'),
    ...at(USERS, (passing) => void (dataOf(passing).total = rowsOf(passing).length)),
  },
  {
    name: 'the total counts one more',
    found: users('records'),
    ...at(USERS, (passing) => void (dataOf(passing).total += 1)),
  },
  {
    name: 'every page is the first one',
    found: users('records'),
    ...at(USERS, (passing) => {
      if (passing.query.get('pageNum') === '1') kept = rowsOf(passing);
      else dataOf(passing).records = kept;
    }),
  },
  {
    name: 'pages are counted from 0',
    found: users('records'),
    ...before(USERS, (query) => query.set('pageNum', String(Number(query.get('pageNum')) + 1))),
  },
  {
    name: 'the second page is empty',
    found: users('records'),
    ...at(USERS, (passing) => void (passing.query.get('pageNum') === '2' && (dataOf(passing).records = []))),
  },
  {
    name: 'the last page lacks a row',
    found: users('records'),
    ...at(USERS, (passing) => void (Number(passing.query.get('pageNum')) > 2 && rowsOf(passing).pop())),
  },
  {
    name: 'the page size is ignored',
    found: users('records'),
    ...before(USERS, (query) => query.set('pageSize', '10')),
  },
  {
    name: 'a page has 50 rows at most',
    found: users('records'),
    ...before(USERS, (query) => query.set('pageSize', String(Math.min(50, Number(query.get('pageSize')))))),
  },
  {
    name: 'every answer is page 1',
    found: users('current'),
    ...at(USERS, (passing) => void Object.assign(dataOf(passing), { current: 1 })),
  },
  {
    name: 'a row is there twice',
    found: users('records[].userId'),
    ...at(USERS, (passing) => void (rowsOf(passing)[1] && Object.assign(rowsOf(passing)[1] ?? {}, rowsOf(passing)[0]))),
  },
  { name: 'a filter by state is ignored', found: users('?status'), ...without(USERS, 'status') },
  { name: 'a filter by text is ignored', found: users('?loginName'), ...without(USERS, 'loginName') },
  { name: 'a filter by a masked number is ignored', found: users('?phonenumber'), ...without(USERS, 'phonenumber') },
  { name: 'a filter by role is ignored', found: users('?roleId'), ...without(USERS, 'roleId') },
  {
    name: 'a filter finds nothing',
    found: users('?roleId'),
    ...at(
      USERS,
      (passing) => void (passing.query.has('roleId') && Object.assign(dataOf(passing), { records: [], total: 0 })),
    ),
  },
  {
    name: 'a filter is an error',
    found: users('?userName'),
    answers: (passing) =>
      passing.path === USERS && passing.query.has('userName') ? answer(500, { msg: 'SQL' })(passing) : undefined,
  },
  {
    name: 'the total of a filter is that of all rows',
    found: users('?status'),
    ...at(USERS, (passing) => void (passing.query.has('status') && (dataOf(passing).total = 57))),
  },
  {
    name: 'a first day is ignored',
    found: ['GET /system/operLog/list', '?beginTime'],
    ...without('/system/operLog/list', 'beginTime'),
  },
  {
    name: 'a last day is ignored',
    found: ['GET /system/operLog/list', '?endTime'],
    ...without('/system/operLog/list', 'endTime'),
  },
  {
    name: 'every order is ignored',
    found: users('?sortField=userId&sortOrder=asc'),
    ...without(USERS, 'sortField', 'sortOrder'),
  },
  {
    name: 'an order runs the other way',
    found: users('?sortField=createTime&sortOrder=desc'),
    ...before(
      USERS,
      (query) => query.has('sortOrder') && query.set('sortOrder', query.get('sortOrder') === 'asc' ? 'desc' : 'asc'),
    ),
  },
  {
    name: 'an order is an error',
    found: users('?sortField=loginDate&sortOrder=asc'),
    answers: (passing) =>
      passing.query.get('sortField') === 'loginDate' ? answer(500, { msg: 'SQL' })(passing) : undefined,
  },
  {
    name: 'numbers are sorted as texts',
    found: users('?sortField=userId&sortOrder=asc'),
    ...at(
      USERS,
      (passing) =>
        void (
          passing.query.get('sortField') === 'userId' &&
          rowsOf(passing).sort((a, b) => (String(a.userId) < String(b.userId) ? -1 : 1))
        ),
    ),
  },
  {
    name: 'a sum ignores the filters',
    found: ['GET /biz/order/sum', 'payAmount?orderNo'],
    ...without('/biz/order/sum', 'orderNo'),
  },
  {
    name: 'a sum is in cents',
    found: ['GET /biz/order/sum', 'payAmount'],
    ...at('/biz/order/sum', (passing) => void (dataOf(passing).payAmount = Number(dataOf(passing).payAmount) * 100)),
  },
];
