import type { TFunction } from 'i18next';
import type { FactGroup } from '@/shared/record/Facts';
import type { Course } from './course.api';

/** The facts of a course, in the groups of its page (docs/contract#3.4.4). */
export function courseFacts(t: TFunction<'approval'>) {
  const basic: FactGroup<Course> = {
    title: t('group.basic'),
    facts: [
      { name: 'id', label: t('course.id'), as: 'copy' },
      { name: 'courseName', label: t('course.courseName'), as: 'copy' },
      { name: 'courseTypeName', label: t('course.courseTypeName') },
      { name: 'ownerType', label: t('course.ownerType'), dict: 'biz_member_type' },
      { name: 'ownerName', label: t('course.ownerName') },
      { name: 'teacherName', label: t('course.teacherName') },
      { name: 'teacherTitle', label: t('course.teacherTitle') },
      { name: 'price', label: t('course.price'), as: 'money' },
      { name: 'lessonCount', label: t('course.lessonCount') },
      { name: 'courseMode', label: t('course.courseMode'), dict: 'biz_course_mode' },
      { name: 'occupationName', label: t('course.occupationName') },
      { name: 'skillLevel', label: t('course.skillLevel'), dict: 'biz_skill_level' },
    ],
  };
  const price: FactGroup<Course> = {
    title: t('course.priceGroup'),
    facts: [
      { name: 'originalPrice', label: t('course.originalPrice'), as: 'money' },
      { name: 'validDays', label: t('course.validDays'), show: ({ validDays }) => validDays || t('course.forever') },
      { name: 'shareRatio', label: t('course.shareRatio') },
    ],
  };
  const content: FactGroup<Course> = {
    title: t('course.content'),
    facts: [
      { name: 'totalMinutes', label: t('course.totalMinutes') },
      { name: 'introduction', label: t('course.introduction'), as: 'rich', watched: true },
    ],
  };
  const figures: FactGroup<Course> = {
    title: t('course.figures'),
    facts: [
      { name: 'studyCount', label: t('course.studyCount') },
      { name: 'score', label: t('course.score') },
      { name: 'shelfStatus', label: t('course.shelfStatus'), dict: 'biz_shelf_status' },
      { name: 'isRecommend', label: t('course.isRecommend'), dict: 'sys_yes_no' },
    ],
  };
  const pictures: FactGroup<Course> = {
    title: '',
    facts: [{ name: 'cover', label: t('course.cover'), as: 'picture' }],
  };
  return { basic, price, content, figures, all: [basic, price, content, pictures] };
}
