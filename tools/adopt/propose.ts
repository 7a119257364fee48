import type { Mapping } from '@/shared/api/mapping/mapping';
import { type Json, type Operation, operationsOf, type Recorded, recordedIn, tokenIn } from './interface';
import { envelopeOf, menuOf, pagesOf, permissionsOf, timesOf } from './shape';
import { fields as synonyms, kinds, others, verbs } from './words';

/** The parts of our contract that a proposal needs: the calls, and the row fields of each path. */
export interface Contract {
  calls: string[];
  fieldsOf(path: string): string[];
}

/** A proposed mapping, and notes on what to review. */
export interface Proposal {
  mapping: Mapping;
  notes: string[];
}

/**
 * Proposes a mapping for a backend from its OpenAPI document and, if there is one, from a recorded session. Only the
 * recording shows the success codes, the token's header, the number of the first page, and the menu rows.
 */
export function propose(spec: Json, har: Json | undefined, contract: Contract): Proposal {
  const operations = operationsOf(spec);
  const recorded = har ? recordedIn(har) : [];
  const snake = isSnake(operations) ? { names: 'snake' as const } : {};
  const calls = callsOf(operations, contract);
  const missing = contract.calls.filter((call) => isSystem(call) && !(call in calls));
  const menu = menuOf(recorded);
  const mapping: Mapping = {
    envelope: envelopeOf(spec, recorded),
    ...pagesOf(operations, recorded),
    token: tokenOf(recorded) ?? tokenIn(spec) ?? { header: 'Authorization', prefix: 'Bearer ' },
    ...snake,
    ...timesOf(recorded),
    ...permissionsOf(recorded),
    ...(menu && { menu }),
    records: recordsOf(operations, contract),
    calls: Object.fromEntries(Object.entries(calls).filter(([ours, theirs]) => ours !== theirs)),
  };
  return {
    mapping,
    notes: [
      ...(recorded.length > 0
        ? []
        : ['without --har: codes of success, header of the token and first page are guesses']),
      ...(menu ? [] : ['no menu was recorded: write `menu`, or the server must answer our menu rows']),
      ...['POST /auth/login', 'GET /system/user/info'].map((call) => `check \`body\` and \`answer\` of ${call}`),
      ...missing.map((call) => `not found: ${call}`),
    ],
  };
}

const isSystem = (call: string) => Object.keys(kinds).some((path) => call.includes(` ${path}/`));
const isSnake = (operations: readonly Operation[]) => {
  const names = operations.flatMap(({ fields }) => fields);
  return names.filter((name) => /_[a-z]/.test(name)).length > names.length / 4;
};

/** Finds the header with the token in the last recorded request: `Authorization`, or one whose name ends in "token". */
function tokenOf(recorded: readonly Recorded[]): Mapping['token'] {
  for (const { headers } of recorded.toReversed())
    for (const [header, value] of Object.entries(headers))
      if (/^authorization$|token$/i.test(header)) {
        const [prefix] = /^Bearer /.exec(value) ?? [];
        return { header, ...(prefix && { prefix }) };
      }
  return undefined;
}

function callsOf(operations: readonly Operation[], contract: Contract): Record<string, string> {
  const found: Record<string, string> = {};
  for (const call of contract.calls) {
    const [, theirs] = others.find(([ours]) => ours === call) ?? [];
    const same = call.replaceAll(/:\w+/g, '{}');
    const operation =
      operations.find(({ method, shape }) => `${method} ${shape}` === same) ??
      (theirs ? operations.find(({ method, shape }) => theirs.test(`${method} ${shape}`)) : ofKind(call, operations));
    if (operation) found[call] = written(call, operation);
  }
  return found;
}

/** Finds the backend's call for a kind of record by its path and verb. For an update, PUT has priority over POST. */
function ofKind(call: string, operations: readonly Operation[]): Operation | undefined {
  const [method = '', path = ''] = call.split(' ');
  const kind = Object.keys(kinds).find((one) => path.startsWith(`${one}/`)) ?? '';
  const verb =
    verbs[`${method} ${path.slice(kind.length + 1).replace(/\/:ids?$/, path.includes('/get/') ? '/:id' : '')}`];
  const pattern = kinds[kind];
  if (!verb || !pattern) return undefined;
  const ends = operations.flatMap((operation) => {
    const parts = operation.shape.split('/');
    return [parts.length, parts.length - 1, parts.length - 2].flatMap((length) => {
      const [base, rest] = [parts.slice(0, length).join('/'), parts.slice(length).join('/')];
      return pattern.test(base) && verb.test(`${operation.method} ${rest && `/${rest}`}`) ? [{ operation, rest }] : [];
    });
  });
  // Paged lists have priority over lists, bulk calls over single ones, updates without path parameters over others.
  const score = ({ operation, rest }: (typeof ends)[number]) =>
    operation.shape.length -
    (/page$|Batch$|-list$/i.test(rest) ? 100 : 0) +
    (rest.includes('{}') && verb === verbs['POST update'] ? 100 : 0);
  return ends.toSorted((one, other) => score(one) - score(other))[0]?.operation;
}

/** Formats the backend's call. Its path parameters and its required query parameter get our names. */
function written(call: string, { method, path, query, required }: Operation): string {
  const ours = [...call.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  const wanted =
    ours.length > 0 ? ours : / \/.*\/remove$/.test(call) ? ['ids'] : call.endsWith('/data/type') ? ['dictType'] : [];
  const rest = [...wanted];
  const filled = path.replaceAll(/\{[^}]+\}/g, () => `:${rest.shift() ?? 'id'}`);
  const needed = required.length > 0 ? required : query.filter((name) => /^(?:\w*ids?)$/i.test(name));
  const parameter = rest.length > 0 && method !== 'POST' ? needed[0] : undefined;
  return `${method} ${filled}${parameter ? `?${parameter}=:${rest[0]}` : ''}`;
}

/** Maps the field names for each kind of record, based on the rows of the backend's lists. */
function recordsOf(operations: readonly Operation[], contract: Contract): Mapping['records'] {
  const records = Object.keys(kinds).flatMap((path) => {
    const list = ofKind(`GET ${path}/list`, operations);
    const theirs = list?.fields ?? [];
    const ours = contract.fieldsOf(path);
    const pairs = ours.flatMap((name, index) => {
      const camel = theirs.map((one) => one.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()));
      const same = camel.includes(name) && !(name === 'userName' && !camel.includes('loginName'));
      const other = index === 0 ? ['id'] : (synonyms[name] ?? []);
      const theirName = same ? undefined : other.find((one) => camel.includes(one));
      return theirName ? [[name, theirName] as const] : [];
    });
    return pairs.length > 0 ? [[path, { fields: Object.fromEntries(pairs) }] as const] : [];
  });
  return Object.fromEntries(records);
}
