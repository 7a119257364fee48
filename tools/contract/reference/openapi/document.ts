import { absentWithout } from '../absentWithout';
import { CONTRACT_VERSION } from '@/shared/api/http';
import { type Answer, answers } from './answers';
import { screens as screenKeys } from '@mocks/screens';
import { type Call, calls } from './calls';
import { ANSWERS, COUNT, REFUSAL, TEXT, ref } from './common';
import { bodyOf, HEADERS, PAGING, parametersOf } from './request';
import { descriptionOf } from './rules';
import { type Samples, sampleAnswers } from './samples';
import { Components, componentOf, type Json } from './schemas';

/** Describes the calls of the client as an OpenAPI 3.1 document, `docs/openapi.json`. */
export async function openapi(): Promise<Json> {
  const samples = await sampleAnswers(calls.filter(({ method }) => method === 'GET'));
  const components = new Components();
  const paths: Record<string, Json> = {};
  for (const call of calls) {
    const path = call.path.replaceAll(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operation(call, samples, components) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Talent Desk',
      version: CONTRACT_VERSION,
      license: { name: 'MIT', identifier: 'MIT' },
      description: `Every call of the client, written by \`npm run contract\` from its schemas and the mock backend. Reading is GET, every
change is POST. An answer is \`{code: 0, msg, data}\`; any other \`code\` refuses with \`msg\`, which the person reads. What is
said of an answer's fields is what the screens read: more fields are welcome, a field that is not required may be missing or
null, a number may be its text. Every request has the headers \`Accept-Language\` and \`Contract-Version: ${CONTRACT_VERSION}\`, and after
the sign-in \`token\`.

\`x-permission\` is the permission of the call, \`x-who\` who else may or may not; \`x-optional\` what is not there where a server lacks
the call; \`x-screens\` the screens that ask for it; \`x-from\` the call whose rows have the id; \`x-id\` the field with a record's id.
A filter has \`x-match\` (\`equal\`, \`contains\`, \`from\` or \`to\`) and \`x-field\`, the field of the answered rows; \`x-dictionary\` is
the dictionary of the values: an \`enum\` beside it has the entries the product knows, and a server may have more. \`x-conditions\`
and \`x-ranges\` are what a list can also be filtered by (\`status.not\`, \`price.from\`) where the system config has \`filterConditions\`.`,
    },
    'x-components': screenKeys,
    servers: [{ url: '/api' }],
    security: [{ token: [] }],
    paths,
    components: {
      securitySchemes: { token: { type: 'apiKey', in: 'header', name: 'token' } },
      parameters: { ...PAGING, ...HEADERS },
      responses: ANSWERS,
      schemas: { Refusal: REFUSAL, ...sorted(components.schemas) },
    },
  };
}

const sorted = (all: Record<string, Json>) =>
  Object.fromEntries(Object.entries(all).toSorted(([a], [b]) => (a < b ? -1 : 1)));

function operation(call: Call, samples: Samples, components: Components): Json {
  const { method, path, facts, optional, screens } = call;
  const answer = answerOf(call, samples.answers.get(path));
  return {
    operationId: method.toLowerCase() + componentOf(path),
    tags: [path.split('/').slice(1, 3).join('/').replace(/\/:.*/, '')],
    summary: summaryOf(call),
    description: descriptionOf(call, answer),
    ...(facts.permission === undefined && { security: [] }),
    ...(facts.permission && { 'x-permission': facts.permission }),
    ...(facts.who && { 'x-who': WHO[facts.who] }),
    ...(optional && { 'x-optional': absentWithout(optional) }),
    ...(screens.length > 0 && { 'x-screens': screens }),
    ...(call.record && 'of' in answer && answer.of === call.record.schema && { 'x-id': call.record.idKey }),
    parameters: parametersOf(call, answer, samples),
    ...(method === 'POST' && bodyOf(call, samples)),
    responses: {
      200:
        answer.as === 'nothing'
          ? ref('responses/Done')
          : {
              description: 'The content, or a refusal.',
              content: contentOf(answer, samples.answers.get(path), components),
            },
      ...(facts.permission !== undefined && { 401: ref('responses/NoToken') }),
      ...(facts.permission && { 403: ref('responses/Forbidden') }),
      ...(optional && { 404: ref('responses/Unknown') }),
    },
  };
}

/** Returns the kind of answer of a call, from the table `answers`, or else from the path and the mock's answer. */
function answerOf({ method, path, record }: Call, sample: unknown): Answer {
  const known = answers[`${method} ${path}`];
  if (known) return known;
  if (method === 'POST' || !record) return { as: 'nothing' };
  const data = (sample as { data?: { records?: unknown } } | undefined)?.data;
  if (Array.isArray(data)) return { as: 'list', of: record.schema };
  return { as: data?.records === undefined ? 'one' : 'page', of: record.schema };
}

function contentOf(answer: Exclude<Answer, { as: 'nothing' }>, sample: unknown, components: Components): Json {
  if (answer.as === 'file')
    return { [answer.type]: { schema: {}, ...(typeof sample === 'string' && { example: sample }) } };
  const data = dataOf(answer.as, components.answer(answer.of));
  const success = { type: 'object', required: ['code', 'data'], properties: { code: { const: 0 }, msg: TEXT, data } };
  const isSuccess = (sample as { code?: unknown } | undefined)?.code === 0;
  const schema = { anyOf: [success, ref('schemas/Refusal')] };
  return { 'application/json': { schema, ...(isSuccess && { example: sample }) } };
}

function dataOf(as: 'one' | 'list' | 'page', row: Json): Json {
  if (as === 'one') return row;
  const rows = { type: 'array', items: row };
  if (as === 'list') return rows;
  const properties = { records: rows, total: COUNT, current: COUNT, size: COUNT, pages: COUNT };
  return { type: 'object', required: ['records', 'total'], properties };
}

const WHO = {
  superOnly: 'only the super administrator (userId 1), whatever permissions others have',
  ownWithout: 'whoever it belongs to needs no permission',
};

const VERBS: Readonly<Record<string, string>> = {
  list: 'those that match the filters',
  get: 'one record',
  all: 'all of them, for selects',
  save: 'makes a record',
  update: 'changes a record',
  remove: 'removes records',
  status: 'changes the status',
  sum: 'sums of all that match the filters',
  audit: 'decides: passes or rejects',
  reveal: 'answers a masked number in clear, and logs who asked for it',
  same: 'those with the same values in some fields, which may be masked',
  take: 'takes the first free record',
  release: 'makes records free',
  assign: 'gives records to a user',
  precedents: 'how earlier records with the same failed checks were decided',
  askMore: 'asks the applicant for more',
  later: 'puts records off until a day',
  move: 'moves records to another queue',
  history: 'who changed which fields',
  viewers: 'who else is looking at it',
  plan: 'what a merge of two records would move',
  merge: 'merges two records',
  merges: 'the merges that can still be undone',
  undo: 'undoes a merge',
};

function summaryOf({ method, path, record }: Call): string {
  const parts = path.split('/').filter((part) => part && !part.startsWith(':'));
  const verb = parts.at(-1) ?? '';
  const words = VERBS[verb] ?? verb.replaceAll(/([A-Z])/g, ' $1').toLowerCase();
  return `${record?.name ?? parts.slice(0, -1).join(' ')}: ${words}${method === 'POST' && !VERBS[verb] ? ' (a change)' : ''}`;
}
