import type { TFunction } from 'i18next';
import { factsOf } from '@/shared/record/factsOf';
import type { FactGroup } from '@/shared/record/Facts';
import { type Course, courseApi } from './course.resource';

/** The facts of a course, in the groups of its page (docs/contract#3.4.4). */
export function courseFacts(t: TFunction<'approval'>) {
  const basic: FactGroup<Course> = {
    title: t('group.basic'),
    facts: factsOf(t, courseApi, [
      { name: 'id', as: 'copy' },
      { name: 'courseName', as: 'copy' },
      'courseTypeName',
      'ownerType',
      'ownerName',
      'teacherName',
      'teacherTitle',
      'price',
      'lessonCount',
      'courseMode',
      'occupationName',
      'skillLevel',
    ]),
  };
  const price: FactGroup<Course> = {
    title: t('course.priceGroup'),
    facts: factsOf(t, courseApi, [
      'originalPrice',
      { name: 'validDays', show: ({ validDays }) => validDays || t('course.forever') },
      'shareRatio',
    ]),
  };
  const content: FactGroup<Course> = {
    title: t('course.content'),
    facts: factsOf(t, courseApi, ['totalMinutes', { name: 'introduction', as: 'rich', watched: true }]),
  };
  const figures: FactGroup<Course> = {
    title: t('course.figures'),
    facts: factsOf(t, courseApi, ['studyCount', 'score', 'shelfStatus', 'isRecommend']),
  };
  const pictures: FactGroup<Course> = { title: '', facts: factsOf(t, courseApi, [{ name: 'cover', as: 'picture' }]) };
  return { basic, price, content, figures, all: [basic, price, content, pictures] };
}
