import { http, type RequestHandler } from 'msw';
import type { Call } from '../access';
import { MISSING } from '../crud';
import { type AuditLog, logged, NOT_ALLOWED, stateOf, type Acting } from '../moves';
import { api, bodyOf, ok, refuse, textOf, timestamp } from '../respond';
import type { Table } from '../table';
import { FREE } from './reviewers';

/** The fields of a record for which no documents are requested. */
export const NOT_ASKED = { askedFor: null, askDeadline: null, answeredTime: null } as const;

/** A record as stored, for which more documents can be requested. */
export interface Askable {
  auditBy?: string | null | undefined;
  auditTime?: string | null | undefined;
  auditLogs?: AuditLog[] | null | undefined;
  askedFor?: string | null | undefined;
  askDeadline?: string | null | undefined;
  answeredTime?: string | null | undefined;
}

/** Returns a list rule (`first`): in a list of pending records, those whose applicants have answered come first. */
export const answeredFirst = (field: string) => (row: Askable, query: URLSearchParams) =>
  query.get(field) === '0' && stateOf(row, field) === '0' && Boolean(row.answeredTime);

/** Returns the change that requests more documents (docs/contract#3.2.1). Throws a refusal if the body is invalid. */
export function askedChange(row: Askable, body: Record<string, unknown>, call: Call, { field, onBehalfOf }: Acting) {
  const items = Array.isArray(body.items) ? body.items.map((item) => String(item).trim()) : [];
  const askedFor = [...items, textOf(body, 'remark')].filter(Boolean).join('；');
  if (askedFor.length < 2 || askedFor.length > 200) refuse('请选择或填写需要补充的材料');
  const askDeadline = textOf(body, 'deadline');
  if (!/^\d{4}-\d\d-\d\d$/.test(askDeadline) || askDeadline < today()) refuse('截止日期不能早于今天');
  const log = { action: 'askMore', fromStatus: stateOf(row, field), toStatus: '6', remark: askedFor, onBehalfOf };
  return {
    ...FREE,
    [field]: '6',
    auditRemark: askedFor,
    auditBy: call.user.userName,
    auditTime: timestamp(),
    auditLogs: logged(row.auditLogs, log, call),
    askedFor,
    askDeadline,
    answeredTime: null,
    lastRejected: null,
  };
}

/** Before each request for the resource, makes records pending again whose applicants missed the deadline. */
export const lapsing = <Row extends object & Askable>(path: string, table: Table<Row>, field: string): RequestHandler =>
  // Returns nothing, so that msw continues with the next handler.
  http.all(api(`${path}/*`), async () => {
    for (const row of await table.all()) {
      if (stateOf(row, field) !== '6' || !row.askDeadline || row.askDeadline >= today()) continue;
      const log = { action: 'lapse', fromStatus: '6', toStatus: '0', remark: row.askedFor ?? '' };
      const auditLogs = logged(row.auditLogs, log, { user: { userName: '系统' } });
      const decided = { auditRemark: null, auditBy: null, auditTime: null };
      await table.update(row[table.idKey], { ...decided, [field]: '0', auditLogs } as unknown as Partial<Row>); // fields of every reviewed row
    }
  });

const today = () => timestamp().slice(0, 10);

/** The tables of the records whose applicants can answer, by path. */
const tables = new Map<string, { table: Table<Askable>; field: string }>();

/** Allows the applicants of a resource to answer. */
export const answerable = <Row extends object & Askable>(path: string, table: Table<Row>, field: string) =>
  void tables.set(path, { table: table as unknown as Table<Askable>, field }); // reads only fields of Askable

/** Simulates the answer of an applicant: changes some values of a record, which is then pending again. */
export async function answer(path: string, id: unknown, values: Record<string, unknown>): Promise<void> {
  const { table, field } = tables.get(path) ?? refuse(MISSING);
  const row = (await table.find(id)) ?? refuse(MISSING);
  if (stateOf(row, field) !== '6') refuse(NOT_ALLOWED);
  const before = Object.keys(values).map((name) => [name, row[name as keyof Askable]] as const);
  const { askedFor, auditTime, auditBy } = row;
  const log = { action: 'answer', fromStatus: '6', toStatus: '0' };
  await table.update(id, {
    ...values,
    [field]: '0',
    auditRemark: null,
    auditBy: null,
    auditTime: null,
    ...(Object.hasOwn(table.schema.shape, 'submitTime') && { submitTime: timestamp() }),
    answeredTime: timestamp(),
    auditLogs: logged(row.auditLogs, log, { user: { userName: '申请人' } }),
    lastRejected: { auditRemark: askedFor, auditTime, auditBy, values: Object.fromEntries(before) },
  } as Partial<Askable>);
}

/** The calls of the applicants' portal. It is another product, so the calls are not in the contract. */
export const applicantHandlers: RequestHandler[] = [
  http.post(api('/applicant/answer'), async ({ request }) => {
    const { path, id, values } = await bodyOf(request);
    await answer(String(path), id, values as Record<string, unknown>);
    return ok();
  }),
];
