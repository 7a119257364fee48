import { http, type RequestHandler } from 'msw';
import { FIGURE_PERMISSIONS } from '@/areas/overview/home/weclome.api';
import { may, realTime, secured } from '../access';
import { depts, sessions, type UserRow, users } from '../db';
import { api, ok, timestamp } from '../respond';
import { tables } from '../table';
import { operLogs } from '../writes/operationLog';

type Row = Record<string, unknown>;
type Counted = [key: string, name: string, rows: readonly object[]];

const DAY = 86_400_000;
const TAGS = 40;
const RANKS = 10;

/** The figures counted from tables: key, name and table. Sessions are counted separately. */
const COUNTED = [
  ['userTotal', '用户总数', 'users'],
  ['companyTotal', '企业总数', 'approvalCompanies'],
  ['positionTotal', '职位总数', 'approvalPositions'],
  ['resumeTotal', '简历总数', 'resumes'],
  ['competitionTotal', '竞赛总数', 'competitions'],
] as const;

/** Returns the figures that a user may see: those of lists they may read. */
async function seenBy(user: UserRow): Promise<readonly (typeof COUNTED)[number][]> {
  const seen = await Promise.all(COUNTED.map(([key]) => may(user, FIGURE_PERMISSIONS[key])));
  return COUNTED.filter((_, index) => seen[index]);
}

const dayOf = (daysAgo: number) => timestamp(new Date(Date.now() - daysAgo * DAY)).slice(0, 10);
const timeOf = (row: object) =>
  String((row as Row).submitTime ?? (row as Row).createTime ?? (row as Row).updateTime ?? '');
const spanOf = (query: URLSearchParams) => [query.get('beginTime') ?? '', query.get('endTime') || '9999'] as const;
const within = (time: string, from: string, to: string) =>
  time >= from && (time !== '' || to === '9999') && time.slice(0, to.length) <= to;

/** The overview's figures, counted from the tables for each request (docs/contract#2.33). */
export const statisticsHandlers: RequestHandler[] = [
  http.get(
    api('/report/statistics/list'),
    secured(null, async ({ query, user }) => {
      await users.all(); // fills the table from its seed; other tables are filled by their areas
      const kinds = (await seenBy(user)).flatMap(([key, name, table]): Counted[] => {
        const rows = tables.get(table)?.dump();
        return rows ? [[key, name, rows]] : [];
      });
      if (await may(user, FIGURE_PERMISSIONS.onlineTotal)) {
        const online = (await sessions.all()).filter((session) => session.expiresAt > realTime());
        kinds.splice(1, 0, ['onlineTotal', '在线会话', online]);
      }
      return ok(kinds.map(([statKey, statName, rows]) => ({ statKey, statName, ...figures(rows, ...spanOf(query)) })));
    }),
  ),
  http.get(
    api('/analysis/month-bar'),
    secured(null, async ({ query, user }) => ok(months(await seenBy(user), ...spanOf(query)))),
  ),
  http.get(
    api('/analysis/day-trend'),
    secured('monitor:operlog:list', async ({ query }) => ok(days(await operLogs.all(), ...spanOf(query)))),
  ),
  http.get(
    api('/analysis/tag-cloud'),
    secured('resume:resume:list', () => ok(tags())),
  ),
  http.get(
    api('/analysis/rank-list'),
    secured('monitor:operlog:list', async ({ query }) => ok(await ranks(...spanOf(query)))),
  ),
];

function figures(rows: readonly object[], from: string, to: string) {
  const between = (first: string, last: string) => rows.filter((row) => within(timeOf(row), first, last)).length;
  const thisWeek = between(dayOf(6), dayOf(0));
  const lastWeek = between(dayOf(13), dayOf(7));
  return {
    statValue: between(from, to),
    dayIncrease: between(dayOf(0), dayOf(0)),
    weekRatio: lastWeek === 0 ? Math.sign(thisWeek) * 100 : Math.round(((thisWeek - lastWeek) / lastWeek) * 1000) / 10,
  };
}

/** Returns the number of new records of these kinds for each of the last twelve months. */
function months(kinds: readonly (typeof COUNTED)[number][], from: string, to: string) {
  const [year = 0, month = 0] = dayOf(0).split('-').map(Number);
  const names = Array.from({ length: 12 }, (_, index) =>
    new Date(Date.UTC(year, month - 12 + index, 1)).toISOString().slice(0, 7),
  );
  const times = kinds.flatMap(([, , table]) => tables.get(table)?.dump().map(timeOf) ?? []);
  if (kinds.length === 0) return [];
  return names.map((x) => ({ x, y: times.filter((time) => time.startsWith(x) && within(time, from, to)).length }));
}

/** Returns the number of operations per day in a period: by default the last thirty days, at most a year. */
function days(logs: readonly { operTime: string; status: number | null }[], from: string, to: string) {
  const all = Array.from({ length: 366 }, (_, ago) => dayOf(ago)).toReversed();
  const asked = from === '' && to === '9999' ? all.slice(-30) : all.filter((day) => within(day, from, to));
  return asked.map((day) => {
    const own = logs.filter(({ operTime }) => operTime.startsWith(day));
    return { day, total: own.length, failed: own.filter(({ status }) => status !== 0).length };
  });
}

/** Returns the most frequent skills in resumes. */
function tags() {
  const counts = new Map<string, number>();
  for (const row of tables.get('resumes')?.dump() ?? []) {
    const skills = (row as Row).skills;
    for (const { skillName } of (Array.isArray(skills) ? skills : []) as { skillName?: unknown }[])
      if (typeof skillName === 'string') counts.set(skillName, (counts.get(skillName) ?? 0) + 1);
  }
  const most = [...counts].sort(([, a], [, b]) => b - a).slice(0, TAGS);
  return most.map(([name, value]) => ({ name, value }));
}

/** Returns the users with the most operations, with the field names of the specification's rank rows. */
async function ranks(from: string, to: string) {
  const logs = (await operLogs.all()).filter(({ operTime }) => within(operTime, from, to));
  const people = await users.all();
  const units = await depts.all();
  const own = new Map<string, typeof logs>();
  for (const log of logs) own.set(log.operName, [...(own.get(log.operName) ?? []), log]);
  return [...own]
    .sort(([, a], [, b]) => b.length - a.length)
    .slice(0, RANKS)
    .map(([name, rows]) => {
      const person = people.find(({ loginName }) => loginName === name);
      return {
        operCount: rows.length,
        operatorName: person?.userName ?? name,
        pondName: units.find(({ deptId }) => deptId === person?.deptId)?.deptName ?? null,
        inspectionTime:
          rows
            .map(({ operTime }) => operTime)
            .sort()
            .at(-1) ?? null,
      };
    });
}
