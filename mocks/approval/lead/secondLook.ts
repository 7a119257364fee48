import { http, type RequestHandler } from 'msw';
import { z } from 'zod';
import { type Call, may, secured } from '../../access';
import { type AuditLog, logged } from '../../moves';
import { api, ok, refuse, timestamp } from '../../respond';
import { secondLookShare } from '../../system/settings';
import { defineTable } from '../../table';

/** A second review expires if nobody has done it within this number of days. */
const DAYS = 7;

const verdict = z.object({
  userId: z.union([z.number(), z.string()]),
  auditStatus: z.string(),
  auditRemark: z.string().nullable(),
  auditBy: z.string(),
  auditTime: z.string(),
});
type Verdict = z.infer<typeof verdict>;

/** A decided record that other reviewers decide again without knowing the first decision. */
const looks = defineTable({
  name: 'secondLooks',
  idKey: 'id',
  schema: z.object({
    id: z.number(),
    path: z.string(),
    recordId: z.union([z.number(), z.string()]),
    /** The values of the fields that the first decision cleared. */
    before: z.record(z.string(), z.unknown()),
    failedChecks: z.array(z.string()),
    /** The decisions, oldest first: one or two, or three if the first two differ. */
    verdicts: z.array(verdict),
  }),
  seed: () => [],
});
type Look = Awaited<ReturnType<typeof looks.all>>[number];

/** A decided record as it is stored. */
interface Decided {
  auditStatus?: string | null | undefined;
  auditRemark?: string | null | undefined;
  auditBy?: string | null | undefined;
  auditTime?: string | null | undefined;
  auditLogs?: AuditLog[] | null | undefined;
}

/** The fields that a decision clears although the next reviewer needs to see them. */
const EMPTIED = ['lastRejected', 'askedFor', 'askDeadline', 'answeredTime'] as const;

/** Selects keys at random: true for `share` percent of all keys. The result for a key is always the same. */
export function isDrawn(key: string, share: number): boolean {
  let hash = 0x811c9dc5;
  for (const char of key) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return (Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) >>> 0) % 10_000 < share * 100;
}

/** Selects some records for a second review after their first decision. Calls `failed` only for a selected record. */
export async function draw(
  path: string,
  row: Decided & { id?: unknown },
  first: Verdict,
  failed: () => Promise<string[]>,
) {
  const recordId = row.id as number;
  if (!isDrawn(`${path} ${recordId} ${first.auditTime}`, Number((await secondLookShare()) ?? 0))) return;
  const before = Object.fromEntries(EMPTIED.map((field) => [field, (row as Record<string, unknown>)[field] ?? null]));
  await looks.insert({
    id: await looks.nextId(),
    path,
    recordId,
    before,
    failedChecks: await failed(),
    verdicts: [first],
  });
}

/** True while another reviewer must decide: after the first decision, or after two that differ. */
const isOpen = ({ verdicts: [first, second, third] }: Look) =>
  third === undefined && (second === undefined || second.auditStatus !== first?.auditStatus);

/** Returns the open second review of a record, if the record is unchanged since its first decision. */
async function openLook(path: string, row: Decided & { id?: unknown }): Promise<Look | undefined> {
  const since = timestamp(new Date(Date.now() - DAYS * 86_400_000));
  const own = (await looks.all()).filter((one) => one.path === path && String(one.recordId) === String(row.id));
  return own.find((one) => isOpen(one) && isCurrent(one, row) && (one.verdicts[0]?.auditTime ?? '') >= since);
}

const isCurrent = ({ verdicts: [first] }: Look, { auditStatus, auditTime }: Decided) =>
  first?.auditStatus === auditStatus && first?.auditTime === auditTime;

const ownVerdict = ({ verdicts }: Look, { user }: Pick<Call, 'user'>) =>
  verdicts.find(({ userId }) => String(userId) === String(user.userId));

/**
 * Returns a function that hides first decisions during a second review. Reviewers who have decided see their own
 * decision, others who may decide see a pending record, and everybody else sees what is stored.
 */
export async function seenBy<Row extends object & Decided>(path: string, permission: string, call: Call) {
  const all = await looks.all();
  if (all.length === 0 || !(await may(call.user, `${permission}:audit`))) return (row: Row) => row;
  const open = new Map<string, Look>();
  for (const look of all) if (look.path === path && isOpen(look)) open.set(String(look.recordId), look);
  return (row: Row): Row => {
    const look = open.get(String((row as { id?: unknown }).id));
    if (!look || !isCurrent(look, row)) return row;
    const own = ownVerdict(look, call);
    const [first] = look.verdicts;
    if (own && own === first) return row;
    const logs = row.auditLogs?.filter(({ operateTime, toStatus }) =>
      first ? operateTime < first.auditTime || toStatus === '0' : true,
    );
    const { userId: _id, ...decision } = own ?? { userId: 0, auditStatus: '0', ...NOTHING };
    return { ...row, ...decision, ...(own ? {} : look.before), auditLogs: logs } as Row;
  };
}

const NOTHING = { auditRemark: null, auditBy: null, auditTime: null };

/**
 * Stores the decision of a second or third reviewer. Resolves to the changes of the record, which are empty unless the
 * second and the third reviewer both disagree with the first. Undefined if this reviewer has no open second review.
 */
export async function lookedAt(
  path: string,
  row: Decided & { id?: unknown },
  next: Verdict,
  call: Call,
): Promise<Decided | undefined> {
  const look = await openLook(path, row);
  if (!look || ownVerdict(look, call)) return undefined;
  if (!['1', '2'].includes(next.auditStatus)) refuse('参数错误', 400);
  const verdicts = [...look.verdicts, next];
  await looks.update(look.id, { verdicts });
  const [first, second, third] = verdicts;
  const isOverturned = third !== undefined && third.auditStatus === second?.auditStatus;
  if (!first || !isOverturned) return {};
  const { userId: _id, ...decision } = next;
  const states = { fromStatus: first.auditStatus, toStatus: next.auditStatus };
  const log = { action: 'overturn', ...states, remark: next.auditRemark ?? '' };
  return { ...decision, auditLogs: logged(row.auditLogs, log, call) };
}

/** Counts how often second reviewers agreed, by failed check and by reason of the rejection. Names nobody. */
export const lookHandlers: RequestHandler[] = [
  http.get(
    api('/biz/review/agreement'),
    secured('approval:load:list', async () => {
      const rows = new Map<
        string,
        { path: string; by: 'check' | 'reason'; name: string; looked: number; agreed: number }
      >();
      for (const { path, failedChecks, verdicts } of await looks.all()) {
        const [first, second] = verdicts;
        if (!first || !second) continue;
        const reason = first.auditStatus === '2' && first.auditRemark ? [first.auditRemark] : [];
        const names = [
          ...failedChecks.map((name) => ['check', name] as const),
          ...reason.map((name) => ['reason', name] as const),
        ];
        for (const [by, name] of names) {
          const row = rows.get(`${path} ${by} ${name}`) ?? { path, by, name, looked: 0, agreed: 0 };
          row.looked += 1;
          row.agreed += first.auditStatus === second.auditStatus ? 1 : 0;
          rows.set(`${path} ${by} ${name}`, row);
        }
      }
      return ok([...rows.values()].toSorted((one, other) => other.looked - one.looked));
    }),
  ),
];
