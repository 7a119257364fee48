import { fieldFacts } from '@/shared/resource/fieldFacts';
import { type AskedRules, rangesOf, spansOf } from '@mocks/query';
import type { z } from 'zod';
import { dictionaryOf } from '../fields';
import { valuesOf, wordsOf } from './entries';
import type { Json } from './schemas';

/**
 * Returns the sort parameters of a list, with its sortable fields as an enum. `x-ranges` lists the fields with `.from`
 * and `.to`. Empty for a list with a fixed order.
 */
export function sortingOf(rules: AskedRules, row: z.ZodObject | undefined): Json[] {
  const { sortable = [] } = rules;
  if (sortable.length === 0) return [];
  const ranges = rangesOf(rules).filter((field) => row && fieldFacts(row, field).kind !== 'text');
  return [
    {
      ...inQuery('sortField', 'the field to sort by', { type: 'string', enum: [...sortable] }),
      ...(ranges.length > 0 && { 'x-ranges': ranges }),
    },
    { $ref: '#/components/parameters/sortOrder' },
  ];
}

/**
 * Returns the filters of a list. `x-match` is how a row matches (`equal`, `contains`, `from`, `to`), `x-field` the
 * compared field of the rows, and `x-conditions` the conditions the filter accepts if the server has them.
 */
export function filtersOf(rules: AskedRules, row: z.ZodObject | undefined): Json[] {
  const isIn = (field: string) => row !== undefined && field in row.shape;
  const known = Object.entries(rules.filters ?? {}).map(([name, filter]) => {
    const own = typeof filter === 'object' ? filter : undefined;
    const field = own ? own.field : name;
    const match = own?.match ?? (filter === 'eq' ? 'equal' : 'contains');
    const dict = row && match === 'equal' && !own?.values ? dictionaryOf(row, name) : undefined;
    const values = own?.values ?? VALUES[name] ?? (dict && valuesOf(dict));
    const words = [own?.rule ?? MATCHES[match], dict && wordsOf(dict)].filter(Boolean).join('; ');
    return {
      ...inQuery(name, words, { type: 'string', ...(values && { enum: values }) }),
      'x-match': match,
      ...(field && isIn(field) && { 'x-field': field }),
      'x-conditions': ['not', ...(match === 'equal' ? ['in'] : []), ...(isIn(field ?? name) ? ['empty'] : [])],
      ...(dict && { 'x-dictionary': dict }),
    };
  });
  const spans = spansOf(rules).flatMap(([field, from, to]) => {
    const isNumber = row !== undefined && fieldFacts(row, field).kind === 'number';
    const schema = isNumber ? { type: 'integer' } : { type: 'string', format: 'date' };
    const [first, last] = isNumber ? ['least', 'greatest'] : ['first day', 'last day'];
    const end = (name: string, words: string, match: string) => ({
      ...inQuery(name, `${words} of ${field}, included`, schema),
      'x-match': match,
      'x-field': field,
    });
    return [end(from, first, 'from'), end(to, last, 'to')];
  });
  return [...known, ...spans];
}

/** The values of filters that are not entries of a dictionary. */
const VALUES: Readonly<Record<string, readonly string[]>> = {
  menuType: ['M', 'C', 'F'],
  deep: ['0', '1', '2'],
  delFlag: ['true', 'false'],
};

const MATCHES = {
  equal: 'equal, the whole value',
  contains: 'contains, whatever the case',
};

const inQuery = (name: string, description: string, schema: Json): Json => ({ name, in: 'query', description, schema });

const period = [
  inQuery('beginTime', 'the first day that counts, included', { type: 'string', format: 'date' }),
  inQuery('endTime', 'the last day that counts, included', { type: 'string', format: 'date' }),
];

/** Parameters of calls besides filters and paging, by method and path. */
export const MORE: Readonly<Record<string, readonly Json[]>> = {
  'GET /system/events': [
    { ...inQuery('Last-Event-ID', 'the id of the last event that was seen', { type: 'string' }), in: 'header' },
  ],
  'GET /system/job/file': [
    { ...inQuery('id', 'the id of an own export', { type: 'string' }), 'x-from': '/system/job/mine id' },
  ],
  'GET /system/operLog/removed': [
    inQuery('path', 'the path of the record’s list, such as `/biz/company`', { type: 'string' }),
    inQuery('id', 'the id of the record', { type: 'string' }),
  ],
  'GET /system/social/:provider/pc_login': [
    inQuery('state', '128 random bits, which the provider returns', { type: 'string' }),
  ],
  'GET /auth/social/:provider/callback': [inQuery('state', 'the state of `pc_login`', { type: 'string' })],
  'GET /code': [inQuery('t', 'the time of asking, so that no cache answers; a server ignores it', { type: 'string' })],
  'GET /system/notice/list': [
    inQuery('mine', 'only the published notices that are meant for this user: sent by the bell and the inbox', {
      type: 'string',
      enum: ['1'],
    }),
  ],
  'GET /report/statistics/list': period,
  'GET /analysis/month-bar': period,
  'GET /analysis/day-trend': period,
  'GET /analysis/tag-cloud': period,
  'GET /analysis/rank-list': period,
  'POST /act/process/ins/remove': [
    inQuery('reason', 'why it ends: `主动撤销` from the applicant, `流程中止` from an operator', { type: 'string' }),
  ],
};
