import { absentWithout } from './absentWithout';
import '@/app/areas';
import { optionalCalls } from '@/shared/api/optional';
import { handlers } from '@mocks/handlers';
import dictData from '@mocks/seeds/generated/dictData.json';
import dictTypes from '@mocks/seeds/generated/dictTypes.json';
import { fieldsOf } from './fields';
import { openapi } from './openapi/document';
import { GENERATED, page, table } from './markdown';
import { type Resource, resources } from './resources';
import { postman } from './postman';
import { screensPage } from './screens';
import { contractPage } from './sections';
import { sqlFiles } from './sql';

/** Returns the generated pages of `docs/`, and the contract with its generated sections, by file name. */
export const pages = (): Record<string, string> => ({
  'entities.md': entities(),
  'endpoints.md': endpoints(),
  'dictionaries.md': dictionaries(),
  'screens.md': screensPage(),
  'contract/README.md': contractPage(),
  ...sqlFiles(),
});

/** An endpoint of the mock backend. */
interface Endpoint {
  method: string;
  path: string;
}

/** All endpoints of the mock backend, sorted by path. */
export const endpointList: readonly Endpoint[] = handlers
  .map(({ info }) => info as { method?: unknown; path?: unknown })
  .map(({ method, path }) => ({ method: String(method), path: String(path).replace(/^\*\/api/, '') }))
  .toSorted((a, b) => a.path.localeCompare(b.path, 'en') || a.method.localeCompare(b.method, 'en'));

const anchor = (name: string) => `<a id="${name}"></a>`;

function entities(): string {
  const withCalls = resources.filter(({ path }) => path !== undefined);
  const others = resources.filter(({ path }) => path === undefined);
  return page(
    '# Entities',
    GENERATED,
    `What the client reads and sends, from the schemas of \`src/areas/**/*.api.ts\`. A field that is not required may be missing or
null. Rows may have more fields than these: they are dropped. Meaning and dictionary come from the section of the
[contract](contract/README.md) each record belongs to; the entries are in [dictionaries](dictionaries.md), the calls in
[endpoints](endpoints.md).`,
    table(
      ['Record', 'Base path', 'Id', 'Fields'],
      withCalls.map((one) => [
        `[${one.name}](#${anchorOf(one)})`,
        `\`${one.path}\``,
        `\`${one.idKey}\``,
        String(fieldsOf(one).length),
      ]),
    ),
    ...withCalls.map(entity),
    '## Records inside other answers',
    ...others.map(entity),
  );
}

const anchorOf = ({ path, name }: Resource) => (path ? path.slice(1).replaceAll('/', '-') : name);

function entity(one: Resource): string {
  const section = one.section && ` [Section ${one.section}](contract/README.md#${one.section}) of the contract.`;
  const calls = one.path && ` Base path \`${one.path}\`, id \`${one.idKey}\`.`;
  return [
    anchor(anchorOf(one)),
    `### ${one.name}`,
    `\`${one.file}\`.${calls ?? ''}${section ?? ''}`,
    table(
      ['Field', 'Type', 'Required', 'Max', 'Dictionary', 'Meaning'],
      fieldsOf(one).map(({ name, type, required, max, dictionary, meaning }) => [
        `\`${name}\``,
        type,
        required ? 'yes' : '',
        max === undefined ? '' : String(max),
        dictionary ? `[${dictionary}](dictionaries.md#${dictionary})` : '',
        meaning ?? '',
      ]),
    ),
  ].join('\n\n');
}

function endpoints(): string {
  const bases = resources.flatMap((one) => (one.path ? [{ ...one, path: one.path }] : []));
  const ownerOf = (path: string) =>
    bases
      .filter((one) => path === one.path || path.startsWith(`${one.path}/`))
      .toSorted((a, b) => b.path.length - a.path.length)[0];
  const areaOf = ({ path }: Endpoint) => path.split('/').slice(0, 3).join('/');
  const areas = [...new Set(endpointList.map(areaOf))];
  return page(
    '# Endpoints',
    GENERATED,
    `Every address below \`/api\` that the mock backend answers, from its handlers. A call of the client that none of them answers
fails the tests. \`:id\` is one part of the path. Reading is GET, every change is POST; what goes in and comes out is in
[part 1](contract/README.md#part-1), [2.E](contract/README.md#2.E) and [3.1](contract/README.md#3.1) of the contract.`,
    `## Beyond the contract

These calls are our proposal (\`optionalCalls\` of \`src/areas/*/area.ts\`). A server that does not know one (HTTP 404, 405 or 501, or such a
\`code\` in the envelope) is asked once a page load, and nobody is told of a failure: only what stands here is different.`,
    table(
      ['Method', 'Path', 'Without it'],
      optionalCalls().map((call) => [call.method, `\`${call.path}\``, absentWithout(call)]),
    ),
    ...areas.map((area) =>
      [
        `## ${area}`,
        table(
          ['Method', 'Path', 'Record'],
          endpointList
            .filter((one) => areaOf(one) === area)
            .map(({ method, path }) => {
              const owner = ownerOf(path);
              return [method, `\`${path}\``, owner ? `[${owner.name}](entities.md#${anchorOf(owner)})` : ''];
            }),
        ),
      ].join('\n\n'),
    ),
  );
}

function dictionaries(): string {
  const types = dictTypes.toSorted((a, b) => a.dictType.localeCompare(b.dictType, 'en'));
  return page(
    '# Dictionaries',
    GENERATED,
    `The dictionaries the mock backend starts with. A server may have other entries: screens show and filter by what it answers.
The colour of a tag is the entry's \`listClass\`.`,
    ...types.map(({ dictType, dictName }) =>
      [
        anchor(dictType),
        `## ${dictType}`,
        `${dictName}.`,
        table(
          ['Value', 'Label', 'Colour'],
          dictData
            .filter((entry) => entry.dictType === dictType)
            .toSorted((a, b) => Number(a.dictSort) - Number(b.dictSort))
            .map((entry) => [`\`${entry.dictValue}\``, entry.dictLabel, entry.listClass ?? '']),
        ),
      ].join('\n\n'),
    ),
  );
}

/** Returns the generated JSON documents: the calls, and the same calls as a Postman collection. */
export async function jsonFiles(): Promise<Record<string, string>> {
  const document = await openapi();
  return { 'openapi.json': `${lines(document)}\n`, 'postman.json': `${lines(postman(document))}\n` };
}

/** Formats JSON with values on one line where they fit, so that diffs stay small. */
function lines(value: unknown, indent = ''): string {
  const text = JSON.stringify(value);
  if (typeof value !== 'object' || value === null || indent.length + text.length < 130) return text;
  const inner = `${indent} `;
  const parts = Array.isArray(value)
    ? value.map((one) => inner + lines(one, inner))
    : Object.entries(value).map(([key, one]) => `${inner}${JSON.stringify(key)}: ${lines(one, inner)}`);
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  return `${open}\n${parts.join(',\n')}\n${indent}${close}`;
}
