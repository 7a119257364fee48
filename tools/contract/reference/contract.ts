import { readFileSync } from 'node:fs';
import business from '../../../docs/contract/business-entities.proposed.json';

/** The verbs of business entities (docs/contract#3.1), including `info` for a page with a single form. */
const VERBS =
  'list get/:id save update remove status audit all export import info publish shelf offline top recommend cancel refund confirm issue send red check pay invalid rank revoke';

/** An endpoint of the contract. A part of the path that begins with `:` is an id. */
interface Endpoint {
  method: string;
  path: string;
}

/** All endpoints named in docs/contract or docs/specification. */
export function contractEndpoints(): Endpoint[] {
  const tables =
    readFileSync('docs/contract/README.md', 'utf8').split('<a id="2.E"></a>')[1]?.split('# Part 3')[0] ?? '';
  const named = readFileSync('docs/specification.md', 'utf8').split('## 7. ')[1]?.split('\n## 8. ')[0] ?? '';
  return [
    ...tables.split('\n').flatMap(endpointsOfRow),
    ...business.entities.flatMap(({ base }) => VERBS.split(' ').flatMap((verb) => bothOf(`${base}/${verb}`))),
    ...[...named.matchAll(/\/(?:auth|user|system|account|code)\b[\w/-]*/g)].flatMap(([path]) => bothOf(path)),
  ];
}

const bothOf = (path: string) => ['GET', 'POST'].map((method) => ({ method, path }));

/** Parses `| POST | /a/b/save, /update, /remove?ids= |`. Each path after a comma replaces as many parts as it has. */
function endpointsOfRow(row: string): Endpoint[] {
  const [, methods = '', cell = ''] = row.split('|').map((text) => text.trim());
  if (!/^(GET|POST|GET\/POST)$/.test(methods) || !cell.startsWith('/')) return [];
  const [first = '', ...others] = cell
    .split(', ')
    .map((path) => path.replace(/[? ].*$/, '').replaceAll(/\{(\w+)\}/g, ':$1'));
  const above = (parts: number) => first.split('/').slice(0, -parts).join('/');
  const paths = [
    first,
    ...others.map((path) => (path.startsWith('/act/') ? path : above(path.split('/').length - 1) + path)),
  ];
  return methods.split('/').flatMap((method) => paths.map((path) => ({ method, path })));
}
