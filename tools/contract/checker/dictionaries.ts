import ours from '../../../docs/contract/biz-dicts.proposed.json' with { type: 'json' };
import family from '../../../docs/contract/ruoyi-cloud.sys_dict_data.json' with { type: 'json' };
import type { Contract, Schema } from './contract';
import type { Difference } from './differences';
import { problem, type Result } from './result';
import { type Row, rowsIn, type Server } from './server';

/** The values of each dictionary, by the name of the dictionary. */
export type Dictionaries = ReadonlyMap<string, ReadonlySet<string>>;

const CALL = '/system/dict/data/type';

/** The dictionaries in the contract, with their initial entries. */
function named(): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const { dictType, dictValue } of [...ours.dictData, ...family.rows])
    found.set(dictType, (found.get(dictType) ?? new Set<string>()).add(String(dictValue)));
  return found;
}

/** Requests every dictionary of the contract. Returns the problems, and the values that may occur in records. */
export async function checkDictionaries(
  server: Server,
  { operations }: Contract,
): Promise<{ result?: Result; known: Dictionaries }> {
  const known = named();
  if (!operations.some(({ path }) => path === CALL)) return { known };
  const answers = new Map<string, Row[]>();
  const problems: Difference[] = [];
  for (const name of known.keys()) {
    const reply = await server.ask(`${CALL}?dictType=${name}`);
    if (reply.kind === 'missing') return { known };
    if (reply.kind !== 'data') problems.push(problem(name, 'its entries', 'words' in reply ? reply.words : 'a file'));
    answers.set(name, rowsIn(reply));
  }
  problems.push(...dictionaryProblems(answers));
  for (const [name, rows] of answers) for (const row of rows) known.get(name)?.add(String(row.dictValue));
  const words = 'selects and tags show wrong entries';
  const outcome = problems.length > 0 ? 'differs' : 'ok';
  return { result: { call: `GET ${CALL} for every dictionary`, outcome, problems, words }, known };
}

/** Returns the problems in the answers for several dictionaries. */
export function dictionaryProblems(answers: ReadonlyMap<string, readonly Row[]>): Difference[] {
  const found: Difference[] = [];
  const texts = new Set<string>();
  let filled = 0;
  for (const [name, rows] of answers) {
    if (rows.length === 0) {
      found.push(problem(name, 'entries', 'none', true));
      continue;
    }
    filled += 1;
    texts.add(JSON.stringify(rows.map(({ dictValue, dictLabel }) => [dictValue, dictLabel])));
    const other = rows.find(({ dictType }) => dictType !== undefined && dictType !== null && dictType !== name);
    if (other) found.push(problem(`${name}: [].dictType`, name, String(other.dictType)));
    if (new Set(rows.map(({ dictValue }) => String(dictValue))).size < rows.length)
      found.push(problem(`${name}: [].dictValue`, 'each value once', 'a value twice'));
  }
  if (filled > 2 && texts.size === 1)
    found.push(problem('', 'other entries for another dictionary', 'the same for all'));
  return found;
}

const KINDS = /[a-z](?:Status|Type|Level|Nature|Scale|Channel|Stage|Result)$/;
const snake = (field: string) => field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Returns the dictionaries of a record's fields, from `x-dictionary`. */
export function dictionariesIn(row: Schema, schemas: Contract['schemas']): ReadonlyMap<string, string> {
  const { properties = {} } = schemas[row.$ref?.split('/').at(-1) ?? ''] ?? row;
  return new Map(
    Object.entries(properties).flatMap(([field, schema]) => {
      const name = [schema, ...(schema.anyOf ?? [])].find((one) => one['x-dictionary'])?.['x-dictionary'];
      return name ? [[field, name]] : [];
    }),
  );
}

/**
 * Finds values in records that are not in the dictionary of their field: the dictionary named in the contract (`said`),
 * or else any dictionary with a matching name (`auditStatus`: `biz_audit_status`).
 */
export function stateProblems(
  rows: readonly Row[],
  known: Dictionaries,
  at = 'records[].',
  said: ReadonlyMap<string, string> = new Map(),
): Difference[] {
  const found = new Map<string, Difference>();
  for (const [field, content] of rows.flatMap((row) => Object.entries(row))) {
    const name = said.get(field);
    const isNamed = name === undefined && said.size === 0 && KINDS.test(field);
    const names = name ? [name] : [...known.keys()].filter((one) => isNamed && one.endsWith(`_${snake(field)}`));
    const values = names.some((one) => known.has(one)) ? [content].flat() : [];
    const other = values.find(
      (value) =>
        value !== '' &&
        (typeof value === 'string' || typeof value === 'number') &&
        !names.some((one) => known.get(one)?.has(String(value))),
    );
    if (other !== undefined)
      found.set(field, problem(at + field, `an entry of ${names.join(' or ')}`, JSON.stringify(other)));
  }
  return [...found.values()];
}
