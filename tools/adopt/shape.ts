import type { Mapping } from '@/shared/api/mapping/mapping';
import { isJson, type Json, type Operation, type Recorded } from './interface';
import { parts, screens, sorts } from './words';

const first = (names: readonly string[], given: readonly string[]) => names.find((name) => given.includes(name));

/** Returns the envelope, from the recorded answers if there are any, else from the names in the backend's schemas. */
export function envelopeOf(spec: Json, recorded: readonly Recorded[]): Mapping['envelope'] {
  const bodies = recorded.map(({ body }) => body).filter(isJson);
  const top = bodies.length > 0 ? bodies.flatMap((body) => Object.keys(body)) : topOf(spec);
  const isUsual = (name: string) => bodies.filter((body) => name in body).length > bodies.length / 2;
  const common = bodies.length > 0 ? top.filter(isUsual) : top;
  const [success, number] = [common.includes('success'), common.includes('code')];
  const code = success ? 'success' : number ? 'code' : first(parts.code.slice(2), common);
  const data = first(parts.data, top);
  const inside = bodies.map((body) => (data ? body[data] : undefined)).filter(isJson);
  const page = [...bodies, ...inside].find(
    (one) => parts.rows.some((name) => Array.isArray(one[name])) && first(parts.total, Object.keys(one)),
  );
  const names = page ? Object.keys(page) : top;
  const prefix = data && page && inside.includes(page) ? `${data}.` : '';
  const [rows, total] = [first(parts.rows, names), first(parts.total, names)];
  const values = code ? bodies.map((body) => body[code]).filter((value) => value !== undefined) : [];
  const message = first(parts.message, top);
  return {
    ...(code && { code, success: [success ? true : Number(mostOf(values) ?? (rows && !prefix ? 200 : 0))] }),
    ...(message && { message }),
    ...(code && data && { data }),
    ...(rows && { rows: prefix + rows }),
    ...(total && { total: prefix + total }),
  };
}

/** Returns the property names of all schemas whose names suggest that they wrap an answer. */
function topOf(spec: Json): string[] {
  const schemas = isJson(spec.components) ? spec.components.schemas : spec.definitions;
  return Object.entries(isJson(schemas) ? schemas : {})
    .filter(([name]) => /result|ajax|table|page|^R(?:[«<A-Z]|$)/i.test(name))
    .flatMap(([, schema]) => (isJson(schema) && isJson(schema.properties) ? Object.keys(schema.properties) : []));
}

function mostOf(values: readonly unknown[]): unknown {
  const count = (value: unknown) => values.filter((one) => one === value).length;
  return values.toSorted((one, other) => count(other) - count(one))[0];
}

/** Returns the names of the paging parameters, the number of the first page, and the query for sorting. */
export function pagesOf(
  operations: readonly Operation[],
  recorded: readonly Recorded[],
): Pick<Mapping, 'pages' | 'sort'> {
  const asked = [...operations.flatMap(({ query }) => query), ...recorded.flatMap(({ query }) => Object.keys(query))];
  const [num, size] = [first(parts.num, asked), first(parts.size, asked)];
  const seen = recorded.flatMap(({ query }) => (num && query[num] !== undefined ? [Number(query[num])] : []));
  const startsAtZero = seen.length > 0 ? Math.min(...seen) === 0 : num === 'page' && size === 'size';
  const [, sort] = sorts.find(([names]) => names.every((name) => asked.includes(name))) ?? [];
  return { ...(num && size && { pages: { num, size, first: startsAtZero ? 0 : 1 } }), ...(sort && { sort }) };
}

/** Returns the backend's format of times, if it differs from ours. */
export function timesOf(recorded: readonly Recorded[]): Pick<Mapping, 'times'> {
  const texts = recorded.map(({ body }) => JSON.stringify(body));
  if (texts.some((text) => /[tT]ime":\d{13}\b/.test(text))) return { times: 'milliseconds' };
  return texts.some((text) => /[tT]ime":"\d{4}-\d\d-\d\dT/.test(text)) ? { times: 'iso' } : {};
}

/** Returns the permission that allows everything, if it was recorded. */
export function permissionsOf(recorded: readonly Recorded[]): Pick<Mapping, 'permissions'> {
  const all = recorded.some(({ body }) => JSON.stringify(body).includes('"*:*:*"')) ? { all: '*:*:*' } : {};
  return { permissions: all };
}

/** Returns the menu: the fields of a recorded menu row, and the screens by component. Leaves out unknown components. */
export function menuOf(recorded: readonly Recorded[]): Mapping['menu'] {
  const rows = recorded.flatMap(({ body }) => rowsIn(body)).filter((row) => 'component' in row && 'path' in row);
  const [row] = rows;
  if (!row) return undefined;
  const title = isJson(row.meta) && typeof row.meta.title === 'string' ? 'meta.title' : 'name';
  const components = [...new Set(rows.map(({ component }) => String(component)))];
  const known = components.flatMap((component) => {
    const [, ours] = screens.find(([theirs]) => theirs.test(component)) ?? [];
    return ours ? [[component, ours] as const] : [];
  });
  return {
    name: title,
    path: 'path',
    component: 'component',
    ...(title === 'meta.title' ? { icon: 'meta.icon', link: 'meta.link' } : { icon: 'icon' }),
    ...('hidden' in row ? { hidden: 'hidden' } : typeof row.visible === 'boolean' ? { shown: 'visible' } : {}),
    screens: Object.fromEntries(known),
    first: [{ menuKey: 'weclome', menuName: '首页', component: 'weclome' }],
  };
}

/** Returns all records in JSON, outer ones first. */
function rowsIn(value: unknown): Json[] {
  if (Array.isArray(value)) return value.flatMap(rowsIn);
  return isJson(value) ? [value, ...Object.values(value).flatMap(rowsIn)] : [];
}
