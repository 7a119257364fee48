import { expect, it } from 'vitest';
import type { Competition } from './competition.resource';
import { newCompetition, toCopy, toForm, toWire } from './competition.form';
import { firstProblem, problemOf } from './competition.rules';
import { canMove, isEditable, isRemovable } from './competition.states';
import { nextTime, statusAt } from './contestStatus';

const TIMES = {
  registerStartTime: '2026-11-01 09:00:00',
  registerEndTime: '2026-11-10 18:00:00',
  startTime: '2026-11-12 09:00:00',
  endTime: '2026-11-12 10:00:00',
};
const WRITTEN = {
  id: 7,
  competitionName: '第五届打字竞赛',
  cover: '/logo.svg',
  organizer: '岭海市人社局',
  competitionLevel: '3',
  language: '1',
  groupTypes: ['1', '2'],
  articleTitle: '秋日',
  articleContent: '字'.repeat(120),
  duration: 10,
  maxAttempts: 3,
  minAccuracy: 90.5,
  allowBackspace: 'Y',
  forbidPaste: 'Y',
  scoreRule: '1',
  ...TIMES,
  needAudit: 'Y',
  maxPlayers: 200,
  registerFee: 20,
  awards: [{ awardName: '一等奖', rankFrom: 1, rankTo: 1, prize: '奖金' }],
  introduction: '<p>介绍</p>',
  attachments: [],
  isTop: 'N',
};
const CONTEST: Competition = {
  ...WRITTEN,
  competitionNo: 'DZ20261101001',
  wordCount: 120,
  registerCount: 3,
  contestStatus: '1',
  createTime: '2026-10-30 10:00:00',
};

it.each([
  ['1', '2026-11-01 08:59:59', '1'],
  ['1', '2026-11-01 09:00:00', '2'],
  ['4', '2026-11-10 18:00:00', '3'],
  ['1', '2026-11-12 09:00:00', '4'],
  ['2', '2026-11-12 10:00:00', '5'],
  ['0', '2026-11-12 10:00:00', '0'],
  ['6', '2026-11-01 08:00:00', '6'],
])('a contest with the stored state %s, read at %s, has the state %s', (contestStatus, now, expected) => {
  expect(statusAt({ ...TIMES, contestStatus }, now)).toBe(expected);
});

it('`nextTime` returns the field with the time at which the current state of a contest ends', () => {
  const next = ['0', '1', '2', '3', '4', '5', '6'].map((contestStatus) => nextTime({ contestStatus }));
  expect(next).toEqual([
    undefined,
    'registerStartTime',
    'registerEndTime',
    'startTime',
    'endTime',
    undefined,
    undefined,
  ]);
});

it.each([
  ['publish', [0]],
  ['withdraw', [1]],
  ['cancel', [1, 2, 3]],
] as const)('a contest offers the transition %s only in the states %j', (move, states) => {
  const found = [0, 1, 2, 3, 4, 5, 6].filter((state) => canMove(move, { contestStatus: String(state) }));
  expect(found).toEqual(states);
});

it('only drafts and canceled contests can be removed', () => {
  expect(canMove('withdraw', { contestStatus: '1', registerCount: 1 })).toBe(false);
  expect(['0', '1', '2', '6'].map(isEditable)).toEqual([true, true, false, false]);
  expect(['0', '1', '5', '6'].map(isRemovable)).toEqual([true, false, false, true]);
});

it('an untouched contest is saved as it was loaded', () => {
  const wire = toWire(toForm(CONTEST));
  expect(wire).toEqual(WRITTEN);
  expect(toForm({ ...CONTEST, ...wire } as Competition)).toEqual(toForm(CONTEST));
});

it('loading a contest turns amounts sent as text into numbers, and saving a contest trims texts', () => {
  const form = toForm({ ...CONTEST, registerFee: '20.50', minAccuracy: '90.00', coOrganizer: null, awards: null });
  expect(form).toMatchObject({ registerFee: 20.5, minAccuracy: 90, awards: [] });
  expect(form).not.toHaveProperty('coOrganizer');
  const wire = toWire({ ...newCompetition(), competitionName: ' 竞赛 ', articleContent: 'a\r\nb' });
  expect(wire).toMatchObject({ id: 0, competitionName: '竞赛', articleContent: 'a\nb', awards: [] });
});

it('a copied contest is a new record with empty times', () => {
  expect(toCopy(CONTEST, '第五届打字竞赛（副本）')).toMatchObject({
    id: 0,
    competitionName: '第五届打字竞赛（副本）',
    startTime: null,
    articleContent: CONTEST.articleContent,
  });
});

it.each([
  ['everything in order', {}, undefined],
  ['registration ends when it begins', { registerEndTime: TIMES.registerStartTime }, 'registerOrder'],
  ['the contest begins at the end of registration', { startTime: TIMES.registerEndTime }, undefined],
  ['the contest begins before the end of registration', { startTime: '2026-11-10 17:59:59' }, 'startOrder'],
  ['the contest ends when it begins', { endTime: TIMES.startTime }, 'contestOrder'],
  ['a contest of one hour is just long enough', { duration: 60 }, undefined],
  ['a contest that is too long', { duration: 60, endTime: '2026-11-12 09:59:59' }, 'durationLong'],
  ['99 characters', { articleContent: '字'.repeat(99) }, 'articleShort'],
  ['10,001 characters', { articleContent: '字'.repeat(10_001) }, 'articleLong'],
  ['an award without a name', { awards: [{ rankFrom: 1, rankTo: 1 }] }, 'awardName'],
  ['an award with its ranks reversed', { awards: [{ awardName: '一', rankFrom: 3, rankTo: 1 }] }, 'awardRank'],
])('validation of a contest reports the first problem or none: %s', (_, change, kind) => {
  expect(firstProblem({ ...CONTEST, ...change })?.kind).toBe(kind);
});

it('two awards cannot share a rank', () => {
  const awards = [
    { awardName: '一等奖', rankFrom: 1, rankTo: 1 },
    { awardName: '二等奖', rankFrom: 2, rankTo: 4 },
    { awardName: '三等奖', rankFrom: 4, rankTo: 9 },
  ];
  expect(problemOf('awards', { awards })).toEqual({ kind: 'awardOverlap', no: 3, other: 2 });
  expect(problemOf('awards', { awards: awards.slice(0, 2) })).toBeUndefined();
});
