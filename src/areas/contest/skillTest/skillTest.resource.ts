import { z } from 'zod';
import { resource } from '@/shared/resource/resource';
import { changeShape, dateTime, id, numeric, entry, money, noted, yesNo } from '@/shared/api/fields';
import { request } from '@/shared/api/http';
import { fetchBase } from '@/shared/list/filter/baseData';
import type { RemoteOption } from '@/shared/form/fields/RemoteSelect';
import type { Id } from '@/shared/lib/id';
import { MAX_LENGTH, MAX_OPTIONS, MAX_QUESTIONS } from './questions';

/** A question of a test (docs/contract#3.4.22). See `questions.ts` for the meaning of the fields. */
const questionSchema = z.object({
  id: id.nullish(),
  questionType: z.string().max(1),
  stem: z.string().max(MAX_LENGTH.stem),
  options: z
    .array(z.object({ key: z.string(), text: z.string() }))
    .max(MAX_OPTIONS)
    .nullish(),
  answer: z.string().max(MAX_LENGTH.answer),
  score: numeric,
  analysis: z.string().max(MAX_LENGTH.analysis).nullish(),
  sort: z.number().nullable(),
});
export type StoredQuestion = z.infer<typeof questionSchema>;

/** A skill test (docs/contract#3.4.22). `introduction` is HTML. */
export const skillTestSchema = z.object({
  id,
  testName: z.string().max(60),
  occupationId: id,
  occupationName: z.string().max(50).nullish(),
  skillLevel: entry('biz_skill_level', 1),
  cover: z.string().max(255).nullish(),
  /** The duration of the test, in minutes. */
  duration: z.number().int().min(5).max(240).nullable(),
  totalScore: numeric,
  passScore: numeric,
  /** Max number of attempts per candidate; 0 means no limit. */
  maxAttempts: z.number().int().min(0).nullable(),
  /** Minimum number of days between two attempts. */
  retakeDays: z.number().int().min(0).nullish(),
  questionOrder: entry('biz_question_order', 1).nullish(),
  showAnswer: yesNo.nullish(),
  /** The fee, in yuan. */
  fee: money.nullish(),
  certificateId: id.nullish(),
  /** The questions of the test; missing in lists. */
  questions: z.array(questionSchema).max(MAX_QUESTIONS).nullish(),
  questionCount: z.number().nullish(),
  introduction: z.string().max(5000).nullish(),
  testCount: z.number().nullish(),
  /** The share of attempts that were passed, in percent. */
  passRate: numeric.nullish(),
  testStatus: z.enum(['0', '1', '2']).register(noted, { dict: 'biz_test_status' }),
  createTime: dateTime.nullish(),
  ...changeShape,
});
export type SkillTest = z.infer<typeof skillTestSchema>;

/** Returns the percentage of passed attempts, with one decimal. Returns undefined if the test has no attempts. */
export const passRateOf = ({ testCount, passRate }: SkillTest): string | undefined =>
  testCount && passRate !== null && passRate !== undefined ? Number(passRate).toFixed(1) : undefined;

export const skillTests = resource({
  schema: skillTestSchema,
  path: '/biz/skillTest',
  permission: 'contest:skillTest',
  nameOf: ({ testName }) => testName,
});

/** The base data lists from which a test selects rows. `nameKey` is the field with the name of a row. */
export const OCCUPATIONS = { path: '/biz/base/occupation', nameKey: 'occupationName' };
export const CERTIFICATES = { path: '/biz/base/certificate', nameKey: 'certificateName' };

type Base = typeof OCCUPATIONS;

/** Searches base data by name. Returns only rows without children, sorted by parent. */
export async function findBase(base: Base, text: string, signal: AbortSignal): Promise<RemoteOption[]> {
  const rows = await fetchBase(base.path, base.nameKey, signal);
  const parents = new Set(rows.map(({ parentId }) => String(parentId)));
  const above = ({ parentId }: (typeof rows)[number]) => String(parentId ?? 0);
  return rows
    .filter((row) => !parents.has(String(row.id)))
    .toSorted((a, b) => above(a).localeCompare(above(b), 'en', { numeric: true }))
    .map((row) => ({ value: row.id, label: row.name }))
    .filter(({ label }) => label.includes(text));
}

/** Returns the name of a row, which may be disabled. Returns the id if the user may not read a disabled row. */
export async function nameOfBase(base: Base, value: Id, signal: AbortSignal): Promise<string> {
  const rows = await fetchBase(base.path, base.nameKey, signal);
  const found = rows.find((row) => String(row.id) === String(value));
  if (found) return found.name;
  const call = { url: `${base.path}/get/${encodeURIComponent(value)}`, signal, quiet: true };
  const row = (await request(call).catch(() => null)) as Record<string, unknown> | null;
  return String(row?.[base.nameKey] ?? value);
}
