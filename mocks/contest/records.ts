import { http, type RequestHandler } from 'msw';
import { gameRecordMoves } from '@/areas/contest/gameRecord/gameRecord.states';
import { counts } from '@/areas/contest/typing/ranking';
import { secured } from '../access';
import { crud, inTurn, MISSING } from '../crud';
import { act, moved, NOT_ALLOWED, reasonOf } from '../moves';
import { revealOf } from '../reveal';
import { api, bodyOf, ok, refuse, textOf } from '../respond';
import { samplesOf } from '../seeds/contest/players';
import { competitions, makeRanking, type RecordRow, records, statusNow } from './tables';

const path = '/biz/gameRecord';
const permission = 'contest:gameRecord';
const secrets = { phone: 'phone' } as const;

/** Returns the contest of a run; every run has one. */
const contestOf = async ({ competitionId }: Pick<RecordRow, 'competitionId'>) =>
  (await competitions.find(competitionId)) ?? refuse(MISSING);

/** Recomputes the ranking of an already ranked contest after its valid runs have changed. */
async function rankAgain(row: RecordRow): Promise<void> {
  const runs = (await records.all()).filter(({ competitionId }) => competitionId === row.competitionId);
  if (runs.some(({ rank }) => rank)) await makeRanking(await contestOf(row));
}

/**
 * The runs of contests (docs/contract#3.4.25): they can be invalidated with a reason, restored, and ranked once the
 * contest has ended.
 */
export const recordHandlers: RequestHandler[] = [
  ...crud<RecordRow>({
    path,
    table: records,
    permission,
    verbs: ['list', 'get'],
    permissions: { get: `${permission}:get` },
    range: 'startTime',
    sort: { field: 'startTime', order: 'desc' },
    sortable: ['rank', 'score', 'speed', 'netSpeed', 'accuracy', 'startTime'],
    filters: {
      competitionId: 'eq',
      registrationId: 'eq',
      realName: 'like',
      phone: 'like',
      recordStatus: 'eq',
      ranked: {
        match: 'equal',
        values: ['1'],
        rule: 'records that have a rank',
        by: () => (row) => typeof row.rank === 'number',
      },
    },
    presenter:
      ({ params }) =>
      (row) => ({ ...row, ...(params.id !== undefined && { samples: samplesOf(row) }) }),
    secrets,
    maskRecord: true,
  }),
  revealOf(path, `${permission}:get`, { table: records, secrets }),
  http.post(
    api(`${path}/invalid`),
    secured(
      gameRecordMoves.invalid.permission,
      inTurn(async ({ request }) => {
        const body = await bodyOf(request);
        const row = (await records.find(body.id)) ?? refuse(MISSING);
        const move = textOf(body, 'recordStatus') === gameRecordMoves.restore.to ? 'restore' : 'invalid';
        const recordStatus = moved(gameRecordMoves[move], row.recordStatus);
        if (move === 'restore' && !counts({ ...row, recordStatus }, await contestOf(row)))
          refuse('正确率低于竞赛最低要求，不能恢复');
        const invalidReason = move === 'invalid' ? reasonOf(body, 'reason', '请输入作废原因') : null;
        await records.update(row.id, { recordStatus, invalidReason });
        await rankAgain(row);
        return ok();
      }),
    ),
  ),
  act({
    path,
    table: competitions,
    verb: 'rank',
    permission: `${permission}:rank`,
    change: async (contest) => {
      if (statusNow(contest) !== '5') refuse(NOT_ALLOWED);
      await makeRanking(contest);
      return {};
    },
  }),
];
