import { http, type RequestHandler } from 'msw';
import { secured } from '../access';
import { depts, dictTypes, roles, sessions, users } from '../db';
import { api, ok, timestamp } from '../respond';

interface Dated {
  createTime?: string | null;
}

const DAY = 86_400_000;

/** The figures of the overview, counted from the tables at the moment of asking (contract 2.33). */
export const statisticsHandlers: RequestHandler[] = [
  http.get(
    api('/report/statistics/list'),
    secured(null, async ({ query }) => {
      const online = (await sessions.all()).filter((session) => session.expiresAt > Date.now());
      const kinds: [string, string, Dated[]][] = [
        ['userTotal', '用户总数', await users.all()],
        ['onlineTotal', '在线会话', online],
        ['roleTotal', '角色总数', await roles.all()],
        ['deptTotal', '部门总数', await depts.all()],
        ['dictTotal', '字典总数', await dictTypes.all()],
      ];
      const from = query.get('beginTime') ?? '';
      const to = query.get('endTime') || '9999';
      return ok(kinds.map(([statKey, statName, rows]) => ({ statKey, statName, ...figures(rows, from, to) })));
    }),
  ),
];

function figures(rows: readonly Dated[], from: string, to: string) {
  const day = (daysAgo: number) => timestamp(new Date(Date.now() - daysAgo * DAY)).slice(0, 10);
  const between = (first: string, last: string) =>
    rows.filter(({ createTime }) => createTime && createTime >= first && createTime.slice(0, last.length) <= last)
      .length;
  const thisWeek = between(day(6), day(0));
  const lastWeek = between(day(13), day(7));
  return {
    statValue: between(from, to),
    dayIncrease: between(day(0), day(0)),
    weekRatio: lastWeek === 0 ? Math.sign(thisWeek) * 100 : Math.round(((thisWeek - lastWeek) / lastWeek) * 1000) / 10,
  };
}
