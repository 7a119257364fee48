import type { Mapping, Rule } from './mapping';
import { toOurPermissions } from './menu';
import { at, put, renamed, toCamel } from './places';
import { flatRows, isFields } from './rows';

/** A response of the backend; the body is parsed JSON. */
export interface Answer {
  status: number;
  body: unknown;
}

/** Either an error response, or the content and the whole body of a successful response. */
type Opened = { failed: Answer } | { content: unknown; body: unknown };

/**
 * Unwraps a successful response to its content. Converts an error response with a message to our envelope. If the error
 * has the HTTP status of a success but the code 401 or 403, the code becomes the HTTP status.
 */
export function opened({ envelope, names }: Mapping, { status, body: sent }: Answer): Opened {
  // Plain text is not a valid response; the client reports it as malformed.
  if (typeof sent === 'string') return { failed: { status, body: sent } };
  const body = names ? renamed(sent, toCamel) : sent;
  const [code, message] = [at(body, envelope.code), at(body, envelope.message)];
  const refused = code !== undefined && !(envelope.success ?? [0]).some((one) => String(one) === String(code));
  if (status >= 400 || refused) {
    const failure = status < 400 && /^40[13]$/.test(String(code)) ? Number(code) : status;
    const msg = typeof message === 'string' ? message : undefined;
    return { failed: { status: failure, body: msg === undefined ? body : { code: code ?? status, msg } } };
  }
  const [records, data] = [at(body, envelope.rows), at(body, envelope.data)];
  if (Array.isArray(records)) return { content: { records, total: at(body, envelope.total) }, body };
  return { content: data ?? (envelope.code === undefined ? body : withoutCode(body, envelope)), body };
}

function withoutCode(body: unknown, { code = '', message = '', data = '' }: Mapping['envelope']): unknown {
  const rest = isFields(body) ? Object.entries(body).filter(([name]) => ![code, message, data].includes(name)) : [];
  return rest.length > 0 ? Object.fromEntries(rest) : undefined;
}

/** Extracts the part of the backend's content that a rule selects. */
export function answered({ answer, addParents }: Rule, sent: { content: unknown; body: unknown }): unknown {
  const { body } = sent;
  const content = addParents ? withParents(sent.content, addParents) : sent.content;
  const from = (place: string) => (place.startsWith('/') ? at(body, place.slice(1)) : at(content, place));
  return typeof answer === 'object'
    ? Object.entries(answer).reduce<unknown>((made, [ours, theirs]) => put(made, ours, from(theirs)), undefined)
    : from(answer ?? '');
}

/**
 * Returns the content with all ancestors of its ids added to the ids. Sorts the ids in the order of the tree; ids that
 * are not in the tree come last.
 */
function withParents(content: unknown, { ids, tree }: NonNullable<Rule['addParents']>): unknown {
  const given = at(content, ids);
  const left = new Map((Array.isArray(given) ? given : []).map((id: unknown) => [String(id), id]));
  const idsIn = (nodes: unknown): unknown[] =>
    (Array.isArray(nodes) ? nodes : []).flatMap((node: unknown) => {
      const isGiven = left.delete(String(at(node, 'id')));
      const below = idsIn(at(node, 'children'));
      return isGiven || below.length > 0 ? [at(node, 'id'), ...below] : [];
    });
  const found = idsIn(at(content, tree));
  return put(content, ids, [...found, ...left.values()]);
}

/** Applies `change` to each row of a page or list, or to a single record. */
export function rowsIn(content: unknown, rule: Rule, change: (row: unknown) => unknown): unknown {
  if (Array.isArray(content)) return (rule.flat ? flatRows(content) : content).map(change);
  if (isFields(content) && Array.isArray(content.records))
    return { ...content, records: rowsIn(content.records, rule, change) };
  return change(content);
}

/** Applies conversions that need no rule: converts permissions, and removes the prefix of a token. */
export function finished({ permissions, token }: Mapping, content: unknown): unknown {
  if (!isFields(content)) return content;
  if (permissions && Array.isArray(content.buttons))
    return { ...content, buttons: toOurPermissions(content.buttons, permissions) };
  const prefix = token?.prefix ?? '';
  return typeof content.token === 'string' && content.token.startsWith(prefix)
    ? { ...content, token: content.token.slice(prefix.length) }
    : content;
}
