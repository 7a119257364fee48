import { entry, text } from '@/shared/list/listAddress';
import type { PagedKind } from '@/shared/review/review';
import { reviewListAddress } from '../ui/reviewListAddress';
import { courseChecks } from './course.checks';
import { courseMoves } from './course.states';
import { type Course, courseApi } from './course.resource';

/** The API of courses with their review settings. */
export const courses = {
  api: courseApi,
  moves: courseMoves,
  checks: courseChecks,
  presets: 'approval:presets.course',
  askItems: 'approval:askItems.course',
  undo: true,
  address: reviewListAddress(
    {
      courseName: text,
      ownerName: text,
      courseTypeId: text,
      ownerType: entry,
      courseMode: entry,
      shelfStatus: entry,
      isRecommend: entry,
    },
    ['courseName', 'price', 'studyCount', 'sort'],
  ),
  listKey: 'courseAudit',
  detailKey: 'approvalCourseDetail',
} satisfies PagedKind<Course>;
