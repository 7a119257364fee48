import { http, HttpResponse, type RequestHandler } from 'msw';
import { firstProblem } from '@/areas/contest/competition/competition.rules';
import { canMove, competitionMoves, isEditable, isRemovable } from '@/areas/contest/competition/competition.states';
import { charsOf } from '@/areas/contest/typing/measure';
import { crud } from '../crud';
import { act, moved, NOT_ALLOWED, reasonOf } from '../moves';
import { api, refuse, textOf, timestamp } from '../respond';
import { poster } from '../seeds/contest/contests';
import { arrive, competitions, type CompetitionRow, registrations, statusNow } from './tables';

const path = '/biz/competition';
const permission = 'contest:competition';

/** The server's messages about invalid contests. */
const WORDS: Readonly<Record<string, string>> = {
  registerOrder: '报名截止时间必须晚于报名开始时间',
  startOrder: '比赛开始时间不能早于报名截止时间',
  contestOrder: '比赛结束时间必须晚于比赛开始时间',
  durationLong: '比赛时长超出比赛开始与结束时间之差',
  articleShort: '比赛文章不能少于100字',
  articleLong: '比赛文章不能超过10000字',
  awardName: '请输入奖项名称',
  awardRank: '奖项名次范围不正确',
  awardOverlap: '奖项名次范围不能重叠',
};

const readOnly = ['competitionNo', 'wordCount', 'registerCount', 'playerCount', 'contestStatus', 'arrived'] as const;

/** Counts the registrations of each contest, and the players who took part. */
async function counter() {
  const all = await registrations.all();
  return ({ id }: CompetitionRow) => {
    const own = all.filter(({ competitionId, registerStatus }) => competitionId === id && registerStatus !== '3');
    return {
      registerCount: own.length,
      playerCount: own.filter(({ registerStatus }) => registerStatus === '4').length,
    };
  };
}

function problemIn(next: Partial<CompetitionRow>, row?: CompetitionRow): string | undefined {
  const problem = firstProblem({ ...row, ...next });
  if (problem) return WORDS[problem.kind];
  const accuracy = Number(next.minAccuracy ?? 0);
  if (!(accuracy >= 0 && accuracy <= 100)) return '最低正确率应在0到100之间';
  const duration = next.duration ?? row?.duration ?? 0;
  return duration >= 1 && duration <= 60 ? undefined : '比赛时长应在1到60分钟之间';
}

/**
 * The contests (docs/contract#3.4.20). Their status follows the clock; users save, publish, withdraw and cancel them.
 */
export const competitionHandlers: RequestHandler[] = [
  // Lets the simulated players catch up before every request. Returns nothing, so msw continues with the next handler.
  ...[path, '/biz/registration', '/biz/gameRecord', '/biz/review'].map((base) =>
    http.all(api(`${base}/*`), async () => {
      await arrive();
    }),
  ),
  http.get(api(`${path}/poster/:n`), async ({ params }) => {
    const row = await competitions.find(params.n);
    return new HttpResponse(poster(Number(params.n) || 1, row?.competitionName ?? ''), {
      headers: { 'content-type': 'image/svg+xml', 'content-security-policy': "default-src 'none'; sandbox" },
    });
  }),
  ...crud<CompetitionRow>({
    path,
    table: competitions,
    permission,
    verbs: ['list', 'get', 'save', 'update', 'remove'],
    permissions: { get: `${permission}:get` },
    readOnly,
    range: 'startTime',
    spans: ['startTime'],
    sort: { field: 'createTime', order: 'desc' },
    sortable: ['registerStartTime', 'startTime', 'registerFee', 'createTime'],
    filters: {
      competitionName: 'like',
      competitionNo: 'like',
      competitionLevel: 'eq',
      language: 'eq',
      contestStatus: {
        match: 'equal',
        field: 'contestStatus',
        rule: 'the state as its times make it now',
        by: (value) => (row) => statusNow(row) === value,
      },
    },
    fresh: ({ id }) => ({
      contestStatus: '0',
      competitionNo: `DZ${timestamp().slice(0, 4)}${String(id).padStart(4, '0')}`,
      arrived: 0,
    }),
    refuses: ({ verb, row, next }) => {
      const status = row && statusNow(row);
      if (verb === 'remove') return isRemovable(status) ? undefined : NOT_ALLOWED;
      return row && !isEditable(status) ? NOT_ALLOWED : problemIn(next, row);
    },
    presenter: async ({ params }) => {
      const countsOf = await counter();
      return ({ arrived: _arrived, ...row }) => ({
        ...row,
        ...countsOf(row as CompetitionRow),
        contestStatus: statusNow(row as CompetitionRow),
        wordCount: charsOf(row.articleContent).length,
        ...(params.id === undefined && { articleContent: undefined, introduction: undefined }),
      });
    },
  }),
  act({
    path,
    table: competitions,
    verb: 'publish',
    permission: `${permission}:publish`,
    change: async (row, body) => {
      const move = textOf(body, 'contestStatus') === '0' ? 'withdraw' : 'publish';
      const { registerCount } = (await counter())(row);
      if (!canMove(move, { contestStatus: statusNow(row), registerCount })) refuse(NOT_ALLOWED);
      return { contestStatus: competitionMoves[move].to };
    },
  }),
  act({
    path,
    table: competitions,
    verb: 'cancel',
    permission: `${permission}:cancel`,
    change: async (row, body) => {
      const contestStatus = moved(competitionMoves.cancel, statusNow(row));
      reasonOf(body, 'reason', '请输入取消原因');
      for (const one of await registrations.all()) {
        if (one.competitionId !== row.id || !['0', '1'].includes(one.registerStatus)) continue;
        await registrations.update(one.id, { registerStatus: '3', ...(one.payStatus === '1' && { payStatus: '5' }) });
      }
      return { contestStatus, arrived: 1 };
    },
  }),
];
