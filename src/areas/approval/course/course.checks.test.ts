import { createInstance, type TFunction } from 'i18next';
import { expect, it } from 'vitest';
import { fails } from '@/shared/record/marks/check';
import shared from '@/shared/review/locales/zh-CN.json';
import words from '../locales/zh-CN.json';
import { courseChecks, lessonsFound, priceFound, videosFound } from './course.checks';
import type { Chapter, Course } from './course.resource';

it.each([
  [0, 0, 'ok'],
  ['99.00', '199.00', 'ok'],
  ['199.01', '199.00', 'warn'],
  [99, null, 'none'],
  ['?', 199, 'warn'],
])('the check of a price of %s with a list price of %s returns %s', (price, originalPrice, found) =>
  expect(priceFound({ price, originalPrice })).toBe(found),
);

const lesson = (videoUrl: string | null) => ({ id: 1, title: '课时', videoUrl });
const chapters = [{ id: 1, title: '章', lessons: [lesson('/a.mp4'), lesson(null)] }];

it('a course is flagged for a wrong lesson count or missing videos', () => {
  expect(lessonsFound({ chapters, lessonCount: 2 })).toBe('ok');
  expect(lessonsFound({ chapters, lessonCount: 3 })).toBe('warn');
  expect(lessonsFound({ chapters: [], lessonCount: 0 })).toBe('warn');
  expect(videosFound({ chapters, courseMode: '1' })).toBe('warn');
  expect(videosFound({ chapters, courseMode: '3' })).toBe('none');
});

it('every possible result of the price, video and age checks has a message', () => {
  const { price, videos, ages } = words.check;
  for (const texts of [price, videos, ages])
    expect(Object.keys(texts)).toEqual(expect.arrayContaining(['ok', 'warn', 'none']));
});

it('a failed course check shows the numbers that caused the failure', async () => {
  const i18n = createInstance({ lng: 'zh-CN', resources: { 'zh-CN': { approval: words, review: shared } } });
  await i18n.init();
  const context = { t: i18n.t as TFunction<'review'>, keywords: [] };
  const row = { price: '99.00', originalPrice: 59, chapters, lessonCount: 15, courseMode: '1', courseName: '剪辑' };
  const briefs = courseChecks
    .of(row as Course, context)
    .filter(fails)
    .map(({ brief }) => brief);
  expect(briefs).toEqual(['99 > 原价 59', '目录 2 ≠ 15', '1 个课时无视频']);
  const empty = courseChecks.of({ ...row, chapters: [] as Chapter[] } as Course, context);
  expect(empty.find(({ name }) => name === 'lessons')?.brief).toBeUndefined();
});
