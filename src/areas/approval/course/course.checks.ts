import { shortMoney, toCents } from '@/shared/lib/money';
import type { CheckRules, Finding } from '@/shared/record/marks/check';
import { attentionCheck } from '@/shared/review/checks/attention';
import { nameChecks } from '@/shared/review/checks/common';
import { unique } from '@/shared/review/checks/unique';
import type { Course } from './course.resource';

/** The checks of a course: name, price, lessons, videos, sensitive words, duplicates. */
export const courseChecks: CheckRules<Course> = {
  of: (row, context) => {
    const { t } = context;
    const [price, lessons, videos] = [priceFound(row), lessonsFound(row), videosFound(row)];
    const all = row.chapters.flatMap((chapter) => chapter.lessons);
    return [
      ...nameChecks(context, { courseName: row.courseName }),
      {
        name: 'price',
        label: t('approval:course.price'),
        found: price,
        message: t(`approval:check.price.${price}`),
        ...(toCents(row.price) !== undefined && {
          brief: t('approval:check.brief.price', {
            price: shortMoney(row.price),
            originalPrice: shortMoney(row.originalPrice),
          }),
        }),
        fields: ['price'],
      },
      {
        name: 'lessons',
        label: t('approval:course.lessons'),
        found: lessons,
        message: t(`approval:check.lessons.${lessons}`),
        ...(row.chapters.length > 0 && {
          brief: t('approval:check.brief.lessons', { listed: all.length, claimed: row.lessonCount ?? '-' }),
        }),
        fields: ['lessonCount'],
      },
      {
        name: 'videos',
        label: t('approval:check.videos.title'),
        found: videos,
        message: t(`approval:check.videos.${videos}`),
        brief: t('approval:check.brief.videos', { count: all.filter(({ videoUrl }) => !videoUrl).length }),
        fields: [],
      },
      attentionCheck(context, { courseName: row.courseName, introduction: row.introduction }),
    ];
  },
  asked: [unique('sameCourse', 'approval:check.sameCourse', ['courseName'])],
};

/**
 * Checks that the price does not exceed the list price (docs/contract#3.4.4). Returns `warn` without a price. Returns
 * `none` if only the list price is missing.
 */
export function priceFound({ price, originalPrice }: Pick<Course, 'price' | 'originalPrice'>): Finding {
  const [now, before] = [toCents(price), toCents(originalPrice)];
  if (now === undefined) return 'warn';
  if (before === undefined) return 'none';
  return now <= before ? 'ok' : 'warn';
}

/** Checks that a course has at least one lesson, and as many lessons as its `lessonCount` (if set). */
export function lessonsFound({ chapters, lessonCount }: Pick<Course, 'chapters' | 'lessonCount'>): Finding {
  const count = chapters.reduce((sum, { lessons }) => sum + lessons.length, 0);
  return count > 0 && (lessonCount === null || lessonCount === undefined || lessonCount === count) ? 'ok' : 'warn';
}

/** Checks that every lesson of a recorded course has a video. Returns `none` for courses of any other mode. */
export function videosFound({ chapters, courseMode }: Pick<Course, 'chapters' | 'courseMode'>): Finding {
  if (courseMode !== '1') return 'none';
  return chapters.every(({ lessons }) => lessons.every(({ videoUrl }) => videoUrl)) ? 'ok' : 'warn';
}
