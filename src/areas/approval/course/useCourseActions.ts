import { useTranslation } from 'react-i18next';
import type { RowAction } from '@/shared/list/actions/RowActions';
import { presetsOf } from '@/shared/list/actions/presets';
import { useMoveActions } from '@/shared/review/decision/useMoveActions';
import type { Course } from './course.resource';
import { courses } from './course.review';

/** Row actions of a course besides the review: put on or take off the shelf, recommend. */
export function useCourseActions(): (row: Course) => RowAction[] {
  const { t } = useTranslation('approval');
  const shelf = (shelfStatus: string) => (row: Course, reason: string) => ({
    verb: 'shelf',
    body: { id: row.id, shelfStatus, reason },
  });
  const recommend = (isRecommend: string) => (row: Course) => ({
    verb: 'recommend',
    body: { id: row.id, isRecommend },
  });
  return useMoveActions<Course, 'shelve' | 'unshelve' | 'recommend' | 'unrecommend'>(courses, {
    shelve: { label: t('course.shelve'), call: shelf('1') },
    unshelve: {
      label: t('course.unshelve'),
      danger: true,
      reasons: presetsOf(t, 'presets.unshelve'),
      call: shelf('2'),
    },
    recommend: { label: t('course.recommend'), call: recommend('Y') },
    unrecommend: { label: t('course.unrecommend'), call: recommend('N') },
  });
}
