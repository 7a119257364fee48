import { expect, it } from 'vitest';
import { contractOf } from './contract';

const listOf = (...parameters: object[]) => {
  const document = {
    paths: { '/x/list': { get: { parameters, responses: {} } } },
    components: { schemas: {} },
    'x-components': [],
  };
  return contractOf(document).operations[0];
};
const query = (name: string, more: object = {}) => ({ name, in: 'query', ...more });

it('x-match sets the kind of match of a list filter, and x-field sets the filtered field', () => {
  const said = query('no', { 'x-match': 'equal', 'x-field': 'orderNo', example: 'A' });
  expect(listOf(said)?.filters).toMatchObject([{ name: 'no', match: 'equal', field: 'orderNo', isSaid: true }]);
  const ofNoField = query('failedChecks', { 'x-match': 'equal' });
  expect(listOf(ofNoField)?.filters).toMatchObject([{ field: undefined, isSaid: true }]);
});

it('without x-match the kind of match is guessed from the name of the filter', () => {
  const names = ['beginTime', 'endTime', 'payTimeBegin', 'payTimeEnd', 'auditStatus', 'deptId', 'userName'];
  expect(listOf(...names.map((name) => query(name)))?.filters.map(({ match, field }) => `${match} ${field}`)).toEqual([
    'from undefined',
    'to undefined',
    'from payTime',
    'to payTime',
    'equal auditStatus',
    'equal deptId',
    'contains userName',
  ]);
  expect(listOf(query('parentCode', { 'x-from': '/area areaCode' }))?.filters).toEqual([]);
});

it('the sort fields of a list are read from an enum or a description in the OpenAPI document', () => {
  expect(listOf(query('sortField', { schema: { enum: ['a', 'b'] } }))?.sorts).toEqual(['a', 'b']);
  const old = { $ref: '#/components/parameters/sortField', description: 'one of a, b' };
  expect(listOf(old)?.sorts).toEqual(['a', 'b']);
});
