import { toOurMenu, toOurPermissions } from './menu';
import type { Mapping, Rule } from './mapping';
import { at, put, renamed, toCamel, toSnake } from './places';
import { flatRows, isFields, recordOf, toOurRow, toTheirRow, withTheirValues } from './rows';
import { encrypt } from './rsa';

/** A call: as our client makes it, or as their server takes it (then the path has the query). */
export interface Call {
  method: string;
  path: string;
  params?: Record<string, unknown> | undefined;
  data?: unknown;
}

/** What came back; the body is parsed JSON. */
export interface Answer {
  status: number;
  body: unknown;
}

type Given = Record<string, unknown>;
type Send = (call: Call) => Promise<Answer>;
type Opened = { failed: Answer } | { content: unknown; body: unknown };

/** The rule of a call of ours, and what its path has for the parts of the rule that begin with `:`. */
export function ruleOf({ calls }: Mapping, { method, path }: Call): { rule: Rule; parts: Record<string, string> } {
  const asked = `${method.toUpperCase()} ${path}`;
  const found = Object.hasOwn(calls, asked) ? { name: asked, parts: {} } : matching(Object.keys(calls), asked);
  const rule = found && calls[found.name];
  return { rule: typeof rule === 'string' ? { to: rule } : (rule ?? {}), parts: found?.parts ?? {} };
}

function matching(names: readonly string[], asked: string) {
  const given = asked.split('/');
  for (const name of names) {
    const wanted = name.split('/');
    if (wanted.length !== given.length || !wanted.every((part, index) => part.startsWith(':') || part === given[index]))
      continue;
    const parts = wanted.flatMap((part, index) =>
      part.startsWith(':') ? [[part.slice(1), decodeURIComponent(given[index] ?? '')] as const] : [],
    );
    return { name, parts: Object.fromEntries(parts) };
  }
  return undefined;
}

/**
 * Asks a backend that keeps another contract as we would ask our own: `send` takes the call as the backend has it, and the
 * result is an answer in our envelope, `{code: 0, msg, data}` or a refusal. Rejects only when `send` or an encryption does.
 */
export async function exchange(mapping: Mapping, call: Call, send: Send): Promise<Answer> {
  const { rule, parts } = ruleOf(mapping, call);
  if (rule.reply !== undefined) return success(rule.reply);
  const record = recordOf(mapping, call.path, rule);
  const body = isFields(call.data) ? encrypted(call.data, rule, mapping.publicKey) : {};
  const given = withTheirValues({ ...call.params, ...body, ...parts }, record, mapping.times);
  const ask = async (to: string, data: unknown, params?: Given) =>
    opened(mapping, await send(sentAs(mapping, callOf(to, given, params), data)));

  const [to, used] = [rule.to ?? `${call.method.toUpperCase()} ${call.path}`, usedIn([rule.to, rule.body])];
  const takesBody = !/^(?:GET|DELETE) /.test(to);
  const ours = isFields(call.data) ? toTheirRow(pick(given, Object.keys(call.data)), record) : call.data;
  const data = rule.body === undefined ? (takesBody ? ours : undefined) : filled(rule.body, given);
  const rest = Object.keys(call.params ?? {}).filter((name) => !used.includes(name));
  const answer = await ask(to, data, paramsOf(mapping, pick(given, rest), { ...record.fields, ...record.filters }));
  if ('failed' in answer) return answer.failed;

  let content = answered(rule, answer);
  for (const [field, further] of Object.entries(rule.with ?? {})) {
    const more = await ask(further, undefined);
    if ('content' in more) content = put(content, field, more.content);
  }
  given.answer = content;
  for (const further of rule.then ?? []) {
    if (usedIn([further.to, further.body]).some((name) => given[name] == null)) continue;
    const more = await ask(further.to, further.body === undefined ? undefined : filled(further.body, given));
    if ('failed' in more) return more.failed;
  }
  if (call.path === '/system/menu/user' && mapping.menu) return success(toOurMenu(content, mapping.menu));
  return success(
    withPermissions(
      mapping,
      rowsIn(content, rule.flat === true, (row) => toOurRow(row, record)),
    ),
  );
}

const success = (data: unknown): Answer => ({ status: 200, body: { code: 0, msg: '', data } });
const pick = (given: Given, names: readonly string[]) =>
  Object.fromEntries(names.filter((name) => name in given).map((name) => [name, given[name]]));
const NAMES = /:([a-z]\w*)/gi;
/** The names of our values in a template. */
function usedIn(template: unknown): string[] {
  if (typeof template === 'string') return [...template.matchAll(NAMES)].map(([, name = '']) => name);
  return typeof template === 'object' && template !== null ? Object.values(template).flatMap(usedIn) : [];
}
const listOf = (value: unknown): unknown[] =>
  Array.isArray(value)
    ? value
    : String(value ?? '')
        .split(',')
        .filter(Boolean)
        .map(idOf);
/** The number in a text where it is exact, so that a list of ids is one of numbers. */
const idOf = (text: string) => (/^(?:0|[1-9]\d{0,14})$/.test(text) ? Number(text) : text);

function encrypted(data: Given, { encrypt: names = [] }: Rule, key = ''): Given {
  const secrets = names.filter((name) => typeof data[name] === 'string');
  return { ...data, ...Object.fromEntries(secrets.map((name) => [name, encrypt(String(data[name]), key)])) };
}

/** A call with its values in path and query, and further parameters. */
function callOf(text: string, given: Given, params: Given = {}): Call {
  const [method = '', address = ''] = text.split(' ');
  const inQuery = (value: unknown) => encodeURIComponent(String(value ?? '')).replaceAll('%2C', ',');
  const path = address.replaceAll(NAMES, (_, name: string) => inQuery(given[name]));
  const query = Object.entries(params).map(([name, value]) => `${encodeURIComponent(name)}=${inQuery(value)}`);
  return { method, path: [path, query.join('&')].filter(Boolean).join(path.includes('?') ? '&' : '?') };
}

const sentAs = ({ names }: Mapping, call: Call, data: unknown): Call => ({
  ...call,
  ...(data !== undefined && { data: names ? renamed(data, toSnake) : data }),
});

/** Page, sort and filters under their names. */
function paramsOf({ pages, sort, names }: Mapping, params: Given, fields: Record<string, string>): Given {
  const { pageNum, pageSize, sortField, sortOrder, ...filters } = params;
  const written = (name: string) => (names ? toSnake(name) : name);
  const order = { field: written(fields[String(sortField)] ?? String(sortField)), order: sortOrder };
  return {
    ...(pageNum !== undefined && { [pages?.num ?? 'pageNum']: Number(pageNum) + (pages?.first ?? 1) - 1 }),
    ...(pageSize !== undefined && { [pages?.size ?? 'pageSize']: pageSize }),
    ...(sort && sortField !== undefined && Object.fromEntries(new URLSearchParams(filledText(sort, order)))),
    ...Object.fromEntries(
      Object.entries(filters)
        .map(([name, value]) => [written(fields[name] ?? name), value] as const)
        .filter(([name]) => name !== ''),
    ),
  };
}

const filledText = (text: string, given: Given) => text.replaceAll(NAMES, (_, name: string) => String(given[name]));

/** A template with our values; fields without a value are left out. */
function filled(template: unknown, given: Given): unknown {
  if (typeof template === 'string') {
    const [, name, form] = /^:([a-z]\w*)(\[\]|,)?$/i.exec(template) ?? [];
    if (name === undefined) return template;
    if (given[name] === undefined || form === undefined) return given[name];
    return form === ',' ? listOf(given[name]).join(',') : listOf(given[name]);
  }
  if (Array.isArray(template)) return template.map((entry) => filled(entry, given));
  if (!isFields(template)) return template;
  return Object.entries(template).reduce<unknown>((made, [place, value]) => {
    const one = filled(value, given);
    return one === undefined ? made : put(made, place, one);
  }, {});
}

/** The content of an answer, or the refusal in our envelope; the codes 401 and 403 are those statuses. */
function opened({ envelope, names }: Mapping, { status, body: sent }: Answer): Opened {
  // A text is no answer: the client reports it as malformed.
  if (typeof sent === 'string') return { failed: { status, body: sent } };
  const body = names ? renamed(sent, toCamel) : sent;
  const code = envelope.code === undefined ? undefined : at(body, envelope.code);
  const message = envelope.message === undefined ? undefined : at(body, envelope.message);
  const refused = code !== undefined && !(envelope.success ?? [0]).some((one) => String(one) === String(code));
  if (status >= 400 || refused) {
    const failure = status < 400 && /^40[13]$/.test(String(code)) ? Number(code) : status;
    const msg = typeof message === 'string' ? message : undefined;
    return { failed: { status: failure, body: msg === undefined ? body : { code: code ?? status, msg } } };
  }
  const rows = envelope.rows === undefined ? undefined : at(body, envelope.rows);
  if (Array.isArray(rows))
    return {
      content: { records: rows, total: envelope.total === undefined ? rows.length : at(body, envelope.total) },
      body,
    };
  const data = envelope.data === undefined ? undefined : at(body, envelope.data);
  return {
    content: data === undefined && envelope.code !== undefined ? withoutCode(body, envelope) : (data ?? body),
    body,
  };
}

function withoutCode(body: unknown, { code = '', message = '', data = '' }: Mapping['envelope']): unknown {
  const rest = isFields(body) ? Object.entries(body).filter(([name]) => ![code, message, data].includes(name)) : [];
  return rest.length > 0 ? Object.fromEntries(rest) : undefined;
}

function answered({ answer }: Rule, { content, body }: { content: unknown; body: unknown }): unknown {
  const from = (place: string) => (place.startsWith('/') ? at(body, place.slice(1)) : at(content, place));
  if (answer === undefined) return content;
  if (typeof answer === 'string') return from(answer);
  return Object.entries(answer).reduce<unknown>((made, [ours, theirs]) => put(made, ours, from(theirs)), undefined);
}

/** A page, a list or a record with each row changed. */
function rowsIn(content: unknown, isTree: boolean, change: (row: unknown) => unknown): unknown {
  if (Array.isArray(content)) return (isTree ? flatRows(content) : content).map(change);
  if (isFields(content) && Array.isArray(content.records))
    return { ...content, records: rowsIn(content.records, isTree, change) };
  return change(content);
}

function withPermissions({ permissions }: Mapping, content: unknown): unknown {
  if (!permissions || !isFields(content) || !Array.isArray(content.buttons)) return content;
  return { ...content, buttons: toOurPermissions(content.buttons, permissions) };
}
