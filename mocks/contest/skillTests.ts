import type { RequestHandler } from 'msw';
import { z } from 'zod';
import { addsUp, checkQuestion } from '@/areas/contest/skillTest/questions';
import { skillTestSchema, type StoredQuestion } from '@/areas/contest/skillTest/skillTest.resource';
import { isEditable, isRemovable, testMoves } from '@/areas/contest/skillTest/skillTest.states';
import { toCents } from '@/shared/lib/money';
import { occupations } from '../base/classes';
import { type Change, crud } from '../crud';
import { act, moved, NOT_ALLOWED } from '../moves';
import { skillTestsSeed } from '../seeds/contest/skillTests';
import { defineTable } from '../table';

const id = z.number();
const testRow = z.object(skillTestSchema.shape).extend({ id, occupationId: id, certificateId: id.nullish() });
type TestRow = z.infer<typeof testRow>;

const tests = defineTable<TestRow>({ name: 'skillTests', idKey: 'id', schema: testRow, seed: skillTestsSeed });

/** Gives every question an id and a number, in the given order. */
function numbered(questions: readonly StoredQuestion[]): StoredQuestion[] {
  let last = Math.max(0, ...questions.map((question) => Number(question.id ?? 0)));
  return questions.map((question, index) => ({ ...question, id: question.id ?? (last += 1), sort: index + 1 }));
}

/** Returns the fields computed from the request body. */
async function derived({ questions, occupationId }: Partial<TestRow>): Promise<Partial<TestRow>> {
  return {
    ...(questions && { questions: numbered(questions), questionCount: questions.length }),
    ...(occupationId && { occupationName: (await occupations.find(occupationId))?.occupationName ?? null }),
  };
}

/**
 * Skill tests (docs/contract#3.4.22). Scores must add up to the total, answers must match their questions, and a
 * published test is read-only.
 */
export const skillTestHandlers: RequestHandler[] = [
  ...crud({
    path: '/biz/skillTest',
    table: tests,
    permission: 'contest:skillTest',
    permissions: { get: 'contest:skillTest:get' },
    verbs: ['list', 'get', 'save', 'update', 'remove'],
    readOnly: ['occupationName', 'questionCount', 'testCount', 'passRate', 'testStatus'],
    required: ['questions'],
    range: 'createTime',
    sortable: ['id', 'testCount', 'fee', 'createTime'],
    filters: { testName: 'like', occupationId: 'eq', skillLevel: 'eq', testStatus: 'eq' },
    refuses,
    fresh: async (next) => ({ testStatus: '0' as const, testCount: 0, passRate: 0, ...(await derived(next)) }),
    after: async ({ verb, row, next }) => {
      if (verb === 'update' && row) await tests.update(row.id, await derived(next));
    },
    presenter: ({ params }) => {
      if (params.id !== undefined) return (row) => row;
      return ({ questions: _questions, introduction: _introduction, ...row }) => row;
    },
  }),
  act({
    path: '/biz/skillTest',
    table: tests,
    verb: 'publish',
    permission: 'contest:skillTest:publish',
    change: (row, { testStatus }) => ({
      testStatus: moved(
        testStatus === '1' ? testMoves.publish : testMoves.stop,
        row.testStatus,
      ) as TestRow['testStatus'],
    }),
  }),
];

async function refuses({ verb, row, next }: Change<TestRow>): Promise<string | undefined> {
  if (verb === 'remove') return isRemovable(row?.testStatus) ? undefined : NOT_ALLOWED;
  if (row && !isEditable(row.testStatus)) return NOT_ALLOWED;
  const { questions, totalScore, passScore = 0, occupationId } = { ...row, ...next };
  if (!(await occupations.find(occupationId))) return '测试职业不存在';
  if ((toCents(passScore) ?? 0n) > (toCents(totalScore) ?? 0n)) return '及格分不能大于总分';
  const wrong = (questions ?? []).findIndex((question) => checkQuestion(question).length > 0);
  if (wrong >= 0) return `第${wrong + 1}题的内容不正确`;
  return addsUp(questions ?? [], totalScore) ? undefined : '所有试题的分值之和必须等于总分';
}
