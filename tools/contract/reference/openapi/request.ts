import { z } from 'zod';
import type { Resource } from '../resources';
import type { Answer } from './answers';
import { bodies, uploads } from './bodies';
import type { Call } from './calls';
import { ref } from './common';
import { exampleOf, EXAMPLES } from './examples';
import { filtersOf, MORE, sortingOf } from './query';
import { askedOf, queryOf, type Samples, sourceOf } from './samples';
import { bodySchema, type Json } from './schemas';

/** Returns the path and query parameters of a call. */
export function parametersOf(call: Call, answer: Answer, samples: Samples): Json[] {
  const { method, path } = call;
  const rules = samples.rules.get(path) ?? {};
  const asked = askedOf(path).split('?')[0]?.split('/') ?? [];
  const given = (name: string, place: 'path' | 'query', example: unknown): Json => ({
    name,
    in: place,
    ...(place === 'path' && { required: true }),
    schema: name === 'state' ? { enum: ['active', 'suspend'] } : { type: 'string' },
    example,
    ...(sourceOf(call, name) && { 'x-from': sourceOf(call, name) }),
  });
  const inPath = path
    .split('/')
    .flatMap((part, at) => (part.startsWith(':') ? [given(part.slice(1), 'path', asked[at])] : []));
  const query = queryOf(path).map(([name, example]) => given(name, 'query', example));
  const removes = method === 'POST' && /\/remove(\/his)?$/.test(path);
  const ids = {
    name: 'ids',
    in: 'query',
    required: true,
    description: 'ids, separated by commas',
    schema: { type: 'string' },
  };
  const paging =
    answer.as === 'page'
      ? [ref('parameters/pageNum'), ref('parameters/pageSize'), ...sortingOf(rules, rowOf(call, answer))]
      : [];
  const filters = filtersOf(rules, rowOf(call, answer));
  const key = method === 'POST' && call.facts.permission ? [ref('parameters/IdempotencyKey')] : [];
  if (key.length > 0 && path.endsWith('/save')) key.push(ref('parameters/ImportKey'));
  const more = MORE[`${method} ${path}`] ?? [];
  return [...inPath, ...key, ...(removes ? [ids] : []), ...query, ...paging, ...filters, ...more];
}

/** Returns the schema of the rows that a call's filters compare: the rows it returns, or those it sums. */
function rowOf({ record }: Call, answer: Answer): z.ZodObject | undefined {
  if ('of' in answer && answer.as !== 'one' && answer.of instanceof z.ZodObject) return answer.of;
  return record?.schema;
}

/** Returns the body of a POST, from the table `bodies` or else from the schema of its handler. */
export function bodyOf({ path, facts, record }: Call, samples: Samples): Json {
  if (uploads.includes(path)) {
    const file = { type: 'object', required: ['file'], properties: { file: { type: 'string', format: 'binary' } } };
    return { requestBody: { required: true, content: { 'multipart/form-data': { schema: file } } } };
  }
  const special = bodies[path];
  const schema = special
    ? bodySchema(special)
    : facts.body && bodySchema(asSent(facts.body.schema, record), facts.body.required);
  if (!schema || Object.keys(schema.properties ?? {}).length === 0) return {};
  const { data } = (samples.answers.get(RECORDS[path] ?? `${record?.path}/get/:id`) ?? {}) as { data?: Json };
  const example = EXAMPLES[path] ?? exampleOf(schema, data ?? {}, record?.idKey);
  return { requestBody: { required: true, content: { 'application/json': { schema, example } } } };
}

/** The call that returns the data of a form, if the data is not a record with an id. */
const RECORDS: Readonly<Record<string, string>> = {
  '/system/dfs/saveConfig': '/system/dfs/config',
  '/system/operator/setting/update': '/system/operator/setting/info',
  '/system/user/update/info': '/system/user/profile',
  '/biz/base/aboutUs/update': '/biz/base/aboutUs/info',
  '/act/leave/save': '/act/leave/biz/:id',
  '/act/purchase/save': '/act/purchase/biz/:id',
};

/** Replaces the mock's types of fields by the client's types, because the ids of other servers may be texts. */
function asSent(schema: z.ZodObject, record: Resource | undefined): z.ZodObject {
  const own = record?.schema.shape ?? {};
  return z.object(
    Object.fromEntries(Object.entries(schema.shape).map(([name, field]) => [name, (own[name] ?? field) as z.ZodType])),
  );
}

/** The optional headers of changes. The system config tells which of them the server supports. */
export const HEADERS = {
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    description:
      'Optional, sent only where the system config has `idempotency`: one key for one content of a form, so that a corrected form has another. A repeated key is answered with the first answer, and nothing is done twice.',
    schema: { type: 'string', maxLength: 64 },
  },
  ImportKey: {
    name: 'Import-Key',
    in: 'header',
    description:
      'Optional, sent only where the system config has `importKeys`: the same key with every row of one import. The operation log then has one entry for the import (business type 6) with its `rows` and how many of them `failed`, instead of one entry per row.',
    schema: { type: 'string', maxLength: 64 },
  },
};

const whole = { type: 'integer', minimum: 1 };
/** The paging parameters that every list has. */
export const PAGING = {
  pageNum: { name: 'pageNum', in: 'query', schema: { ...whole, default: 1 } },
  pageSize: { name: 'pageSize', in: 'query', schema: { ...whole, default: 10, maximum: 1000 } },
  sortOrder: { name: 'sortOrder', in: 'query', schema: { enum: ['asc', 'desc'] } },
};
