import words from '../locales/zh-CN.json';
import { expect, it } from 'vitest';
import { lessonsFound, priceFound, videosFound } from './course.checks';

it.each([
  [0, 0, 'ok'],
  ['99.00', '199.00', 'ok'],
  ['199.01', '199.00', 'warn'],
  [99, null, 'none'],
  ['?', 199, 'warn'],
])('a price of %s with a list price of %s is %s', (price, originalPrice, found) =>
  expect(priceFound({ price, originalPrice })).toBe(found),
);

const lesson = (videoUrl: string | null) => ({ id: 1, title: '课时', videoUrl });
const chapters = [{ id: 1, title: '章', lessons: [lesson('/a.mp4'), lesson(null)] }];

it('lessons and videos are counted', () => {
  expect(lessonsFound({ chapters, lessonCount: 2 })).toBe('ok');
  expect(lessonsFound({ chapters, lessonCount: 3 })).toBe('warn');
  expect(lessonsFound({ chapters: [], lessonCount: 0 })).toBe('warn');
  expect(videosFound({ chapters, courseMode: '1' })).toBe('warn');
  expect(videosFound({ chapters, courseMode: '3' })).toBe('none');
});

it('every finding has a message', () => {
  const { price, videos, ages } = words.check;
  for (const texts of [price, videos, ages])
    expect(Object.keys(texts)).toEqual(expect.arrayContaining(['ok', 'warn', 'none']));
});
