import { at, before, dataOf, type Mistake, rowsOf, USERS, users, without } from './mistake';

const ORDERS = '/biz/order/list';
const orders = (path: string): Mistake['found'] => [`GET ${ORDERS}`, path];

/** Mistakes in conditions, and in filters that have a rule of their own. */
export const conditionMistakes: readonly Mistake[] = [
  {
    name: 'a department is without those below it',
    found: users('?deptId'),
    ...at(USERS, (passing) => {
      const wanted = passing.query.get('deptId');
      if (!wanted) return;
      const records = rowsOf(passing).filter(({ deptId }) => String(deptId) === wanted);
      Object.assign(dataOf(passing), { records, total: records.length });
    }),
  },
  { name: 'a department is ignored', found: users('?deptId'), ...without(USERS, 'deptId') },
  {
    name: 'failed checks are no filter',
    found: ['GET /biz/company/list', '?failedChecks'],
    ...without('/biz/company/list', 'failedChecks'),
  },
  {
    name: 'records without failed checks are those with some',
    found: ['GET /biz/company/list', '?failedChecks'],
    ...before('/biz/company/list', (query) => query.has('failedChecks') && query.set('failedChecks', 'Y')),
  },
  {
    name: 'runs without a rank are among the ranked ones',
    found: ['GET /biz/gameRecord/list', '?ranked'],
    ...without('/biz/gameRecord/list', 'ranked'),
  },
  {
    name: 'a reviewer is no filter',
    found: ['GET /biz/company/list', '?reviewer'],
    ...without('/biz/company/list', 'reviewer'),
  },
  {
    name: 'records that are put off are no filter',
    found: ['GET /biz/company/list', '?later'],
    ...without('/biz/company/list', 'later'),
  },
  { name: '"is not" is ignored', found: users('?status.not'), ...without(USERS, 'status.not') },
  {
    name: '"is not" leaves out rows without a value',
    found: orders('?payChannel.not'),
    ...at(ORDERS, (passing) => {
      if (!passing.query.has('payChannel.not')) return;
      const records = rowsOf(passing).filter(({ payChannel }) => payChannel);
      Object.assign(dataOf(passing), { records, total: records.length });
    }),
  },
  {
    name: '"contains not" is "is not"',
    found: users('?userName.not'),
    ...at(USERS, (passing) => {
      const wanted = passing.query.get('userName.not');
      if (wanted) Object.assign(dataOf(passing), { total: dataOf(passing).total + 1 });
    }),
  },
  {
    name: '"one of" finds its first value only',
    found: orders('?orderStatus.in'),
    ...before(
      ORDERS,
      (query) => query.has('orderStatus.in') && query.set('orderStatus.in', query.get('orderStatus.in')?.[0] ?? ''),
    ),
  },
  { name: '"one of" is ignored', found: users('?status.in'), ...without(USERS, 'status.in') },
  { name: '"is empty" is ignored', found: orders('?payChannel.empty'), ...without(ORDERS, 'payChannel.empty') },
  {
    name: '"is not empty" is "is empty"',
    found: orders('?payChannel.empty'),
    ...before(ORDERS, (query) => query.has('payChannel.empty') && query.set('payChannel.empty', 'true')),
  },
  { name: 'the start of a range is ignored', found: orders('?payAmount.from'), ...without(ORDERS, 'payAmount.from') },
  {
    name: 'the end of a range is left out',
    found: orders('?payAmount.to'),
    ...before(
      ORDERS,
      (query) =>
        query.has('payAmount.to') && query.set('payAmount.to', String(Number(query.get('payAmount.to')) - 0.01)),
    ),
  },
  {
    name: 'the last day of a range ends at midnight',
    found: users('?loginDate.to'),
    ...before(USERS, (query) => {
      const day = query.get('loginDate.to');
      if (day) query.set('loginDate.to', new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10));
    }),
  },
];
