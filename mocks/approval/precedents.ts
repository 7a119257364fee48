import { http, type RequestHandler } from 'msw';
import { secured } from '../access';
import type { AuditLog } from '../moves';
import { api, ok, timestamp } from '../respond';
import type { Table } from '../table';
import { failing, type ServerChecks } from './failing';

/** The number of past days whose decisions count. */
const DAYS = 90;
/** Max number of decisions that count, newest first. */
const MOST = 200;

/** Max number of reasons in the answer, most frequent first. */
const REASONS = 5;

/** A record with the history of its decisions and with its values at the last rejection. */
interface Decided {
  auditLogs?: AuditLog[] | null | undefined;
  lastRejected?: { auditTime?: string | null | undefined; values: Record<string, unknown> } | null | undefined;
}

interface DecidedResource<Row extends object> {
  path: string;
  permission: string;
  table: Table<Row>;
  checks?: ServerChecks<NoInfer<Row>> | undefined;
}

/**
 * Counts decisions about records that failed exactly the checks in the query (`src/shared/area/calls.ts`). For the last
 * rejection, the checks run on the rejected values; for every other decision, they run on the present values.
 */
export const precedentsOf = <Row extends object & Decided>(resource: DecidedResource<Row>): RequestHandler =>
  http.get(
    api(`${resource.path}/precedents`),
    secured(`${resource.permission}:get`, async ({ query }) => {
      const { table, checks } = resource;
      const asked = keyOf((query.get('checks') ?? '').split(',').filter(Boolean));
      const rows = await table.all();
      const failed = failing(checks, rows);
      const since = timestamp(new Date(Date.now() - DAYS * 86_400_000));
      const decisions = rows
        .flatMap((row) => decisionsOf(row).filter(({ values }) => asked !== '' && keyOf(failed(values)) === asked))
        .map(({ log }) => log)
        .filter(({ operateTime }) => operateTime >= since)
        .toSorted((one, other) => other.operateTime.localeCompare(one.operateTime))
        .slice(0, MOST);
      const rejections = decisions.filter(({ action }) => action === 'reject');
      return ok({
        total: decisions.length,
        passed: decisions.length - rejections.length,
        rejected: rejections.length,
        people: new Set(decisions.map(({ operatorName }) => operatorName)).size,
        reasons: counted(rejections.map(({ remark }) => remark)),
      });
    }),
  );

const keyOf = (names: readonly string[]) => [...new Set(names)].toSorted().join();

/** Returns the decisions about a row, each with the values that the reviewer saw, as far as they are stored. */
function decisionsOf<Row extends object & Decided>(row: Row): { log: AuditLog; values: Row }[] {
  const { auditLogs, lastRejected } = row;
  return (auditLogs ?? [])
    .filter(({ action }) => action === 'pass' || action === 'reject')
    .map((log) => ({
      log,
      values:
        log.action === 'reject' && log.operateTime === lastRejected?.auditTime
          ? { ...row, ...lastRejected.values }
          : row,
    }));
}

function counted(reasons: readonly string[]): { reason: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const reason of reasons) if (reason) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  return [...counts]
    .map(([reason, count]) => ({ reason, count }))
    .toSorted((one, other) => other.count - one.count)
    .slice(0, REASONS);
}
