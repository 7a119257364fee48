import { z } from 'zod';
import { competitionSchema } from '@/areas/contest/competition/competition.resource';
import { statusAt } from '@/areas/contest/competition/contestStatus';
import { gameRecordSchema } from '@/areas/contest/gameRecord/gameRecord.resource';
import { registrationSchema } from '@/areas/contest/registration/registration.resource';
import { charsOf } from '@/areas/contest/typing/measure';
import { ranking } from '@/areas/contest/typing/ranking';
import { auditLogs } from '../moves';
import { timestamp } from '../respond';
import { contestsSeed } from '../seeds/contest/contests';
import { registrationsFor, runsFor } from '../seeds/contest/players';
import { defineTable } from '../table';

const id = z.number();

/** A contest with the progress of its simulated players: 0 none, 1 registered, 2 played. */
const competitionRow = z
  .object(competitionSchema.shape)
  .extend({ id, articleContent: z.string().min(100).max(10_000), arrived: z.number() });
export type CompetitionRow = z.infer<typeof competitionRow>;

const registrationRow = z.object(registrationSchema.shape).extend({ id, competitionId: id, auditLogs });
export type RegistrationRow = z.infer<typeof registrationRow>;

const recordRow = z.object(gameRecordSchema.shape).extend({ id, competitionId: id, registrationId: id });
export type RecordRow = z.infer<typeof recordRow>;

export const competitions = defineTable<CompetitionRow>({
  name: 'competitions',
  idKey: 'id',
  schema: competitionRow,
  seed: contestsSeed,
});
export const registrations = defineTable<RegistrationRow>({
  name: 'registrations',
  idKey: 'id',
  schema: registrationRow,
  seed: () => [],
});
export const records = defineTable<RecordRow>({ name: 'gameRecords', idKey: 'id', schema: recordRow, seed: () => [] });

/** The status of a contest by the server's clock. */
export const statusNow = (contest: CompetitionRow): string => statusAt(contest, timestamp());

let arriving: Promise<unknown> = Promise.resolve();

/**
 * Lets the simulated players register and play once the time of a contest has come. Called before any contest data is
 * returned.
 */
export function arrive(): Promise<unknown> {
  arriving = arriving.catch(() => undefined).then(arriveInTurn);
  return arriving;
}

async function arriveInTurn(): Promise<void> {
  for (const contest of await competitions.all()) {
    const status = statusNow(contest);
    const stage = ['4', '5'].includes(status) ? 2 : ['2', '3', '6'].includes(status) ? 1 : 0;
    if (stage <= contest.arrived) continue;
    const joined = { ...contest, wordCount: charsOf(contest.articleContent).length };
    if (contest.arrived === 0) {
      const first = await registrations.nextId();
      for (const row of registrationsFor(joined, status === '6' ? '2' : status, first))
        await registrations.insert({ ...row, ...(status === '6' && { registerStatus: '3' }) });
    }
    if (stage === 2) await play(joined);
    await competitions.update(contest.id, { arrived: stage });
  }
}

async function play(contest: CompetitionRow & { wordCount: number }): Promise<void> {
  const own = (await registrations.all()).filter(({ competitionId }) => competitionId === contest.id);
  const players = own.filter(({ registerStatus }) => registerStatus === '4' || registerStatus === '1');
  let next = await records.nextId();
  for (const player of players) {
    const runs = runsFor(contest, player, next);
    next += runs.length;
    for (const run of runs) await records.insert(run);
    const [best] = ranking(runs, contest);
    await registrations.update(player.id, {
      registerStatus: '4',
      bestSpeed: best?.run.netSpeed ?? null,
      bestAccuracy: best?.run.accuracy ?? null,
    });
  }
  const aWeekAgo = timestamp(new Date(Date.now() - 7 * 86_400_000));
  if (contest.endTime < aWeekAgo) await makeRanking(contest);
}

/** Stores the ranking of a contest in its runs and in its players' registrations. */
export async function makeRanking(contest: CompetitionRow): Promise<void> {
  const runs = (await records.all()).filter(({ competitionId }) => competitionId === contest.id);
  const places = new Map(ranking(runs, contest).map((place) => [place.run.id, place]));
  const best = new Map([...places.values()].map((place) => [place.run.registrationId, place]));
  for (const run of runs) {
    const place = places.get(run.id);
    await records.update(run.id, { rank: place?.rank ?? null, awardName: place?.awardName ?? null });
  }
  for (const registrationId of new Set(runs.map((run) => run.registrationId))) {
    const place = best.get(registrationId);
    await registrations.update(registrationId, {
      rank: place?.rank ?? null,
      bestSpeed: place?.run.netSpeed ?? null,
      bestAccuracy: place?.run.accuracy ?? null,
    });
  }
}
