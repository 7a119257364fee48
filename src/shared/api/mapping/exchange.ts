import { pick } from '@/shared/lib/json';
import { randomPassword } from '@/shared/lib/rules/password';
import { toPage } from '../envelope';
import type { Mapping, Rule } from './mapping';
import { toOurMenu } from './menu';
import { type Answer, answered, finished, opened, rowsIn } from './ourAnswer';
import { at, put } from './places';
import { isFields, recordOf, toOurRow, toTheirRow, withTheirValues } from './rows';
import { type Call, callOf, encrypted, filled, type Given, paramsOf, usedIn } from './theirCall';

type Further = NonNullable<Rule['after']>[number];
type Send = (call: Call) => Promise<Answer>;

/** Finds the mapping's rule for one of our calls, and the path values of the rule's `:name` parts. */
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
 * Sends one of our calls to a backend with another contract. `send` performs a call that is already in the backend's
 * form. Resolves to our envelope, even if the backend refuses. Rejects only if `send` rejects or the encryption fails.
 */
export async function exchange(mapping: Mapping, call: Call, send: Send): Promise<Answer> {
  const { rule, parts } = ruleOf(mapping, call);
  if (rule.reply !== undefined) return success(rule.reply);
  const record = recordOf(mapping, call.path, rule);
  const body = isFields(call.data) ? encrypted(call.data, rule, mapping.publicKey) : {};
  const given = withTheirValues({ ...call.params, ...body, ...parts }, record, mapping.times);
  given.data = isFields(call.data) ? toTheirRow(pick(given, sentIn(call.data)), record) : call.data;
  if (rule.whole !== undefined && isFields(call.data)) {
    const path = call.path.replace(/[^/]*$/, `get/${encodeURIComponent(String(call.data[rule.whole]))}`);
    const stored = await exchange(mapping, { method: 'get', path }, send);
    if (at(stored.body, 'code') !== 0) return stored;
    const row = at(stored.body, 'data');
    const theirs = isFields(row) && toTheirRow(withTheirValues(row, record, mapping.times), record);
    given.data = Object.assign({}, theirs, given.data);
  }
  const ask = async (to: string, ...more: [data?: unknown, params?: ReturnType<typeof paramsOf>]) =>
    opened(mapping, await send(callOf(mapping, to, given, ...more)));
  const read = async (text: string) => {
    const [method, path, place = ''] = text.split(' ');
    const answer = await ask(`${method} ${path}`);
    return 'failed' in answer ? answer : { content: at(answer.content, place) };
  };

  for (const [name, text] of Object.entries(rule.before ?? {})) {
    const value = await read(text);
    if ('failed' in value) return value.failed;
    given[name] = value.content;
  }
  const to = rule.to ?? `${call.method.toUpperCase()} ${call.path}`;
  if (usedIn(rule.body).includes('random')) given.random = randomPassword();
  const used = usedIn([rule.to, rule.body, rule.before]);
  const filters = Object.keys(call.params ?? {}).filter((name) => !used.includes(name));
  const data =
    rule.body === undefined ? (/^(?:GET|DELETE) /.test(to) ? undefined : given.data) : filled(rule.body, given);
  const answer = await ask(to, data, paramsOf(mapping, pick(given, filters), record));
  if ('failed' in answer) return answer.failed;

  let content = answered(rule, answer);
  given.answer = content;
  /** True if a further call must be skipped, because one of its values is missing. Ignores the value named `except`. */
  const isLeftOut = (further: Further, except?: string) =>
    usedIn([further.to, further.body]).some((name) => name !== except && (given[name] ?? undefined) === undefined);
  for (const [field, text] of Object.entries(rule.with ?? {})) {
    const value = await read(text);
    if ('failed' in value) {
      if (
        rule.after?.some((further) => usedIn([further.to, further.body]).includes(field) && !isLeftOut(further, field))
      )
        return value.failed;
      continue;
    }
    given[field] = value.content;
    content = put(content, field, value.content);
  }
  for (const further of rule.after ?? []) {
    if (isLeftOut(further)) continue;
    const more = await ask(further.to, filled(further.body, given));
    if ('failed' in more) return more.failed;
  }
  if (call.path === '/system/menu/user' && mapping.menu) return success(toOurMenu(content, mapping.menu));
  if (rule.add && !Array.isArray(content))
    content = Object.assign({}, filled(rule.add, given), isFields(content) ? content : undefined);
  const ours = rowsIn(content, rule, (row) => toOurRow(row, record));
  return success(rule.pick === undefined ? finished(mapping, ours) : picked(ours, rule.pick, Object.values(parts)[0]));
}

/** The names of the fields whose value is not undefined. JSON omits undefined fields. */
const sentIn = (data: Given) => Object.keys(data).filter((name) => data[name] !== undefined);

/** Finds the row in which `field` equals `value`. */
const picked = (content: unknown, field: string, value: string | undefined) =>
  toPage(content).records.find((row) => String(at(row, field)) === value);

const success = (data: unknown): Answer => ({ status: 200, body: { code: 0, msg: '', data } });
