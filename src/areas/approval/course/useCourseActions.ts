import { useTranslation } from 'react-i18next';
import { presetsOf } from '@/shared/actions/presets';
import { useMoveActions } from '@/shared/decision/useMoveActions';
import { type Course, courses } from './course.api';

/** Row actions of a course other than the review: shelf and recommendation. */
export function useCourseActions() {
  const { t } = useTranslation('approval');
  const shelf = (shelfStatus: string) => (row: Course, reason: string) =>
    courses.api.act('shelf', { id: row.id, shelfStatus, reason });
  const recommend = (isRecommend: string) => (row: Course) => courses.api.act('recommend', { id: row.id, isRecommend });
  return useMoveActions<Course, 'shelve' | 'unshelve' | 'recommend' | 'unrecommend'>(courses, {
    shelve: { label: t('course.shelve'), run: shelf('1') },
    unshelve: {
      label: t('course.unshelve'),
      danger: true,
      reasons: presetsOf(t, 'presets.unshelve'),
      run: shelf('2'),
    },
    recommend: { label: t('course.recommend'), run: recommend('Y') },
    unrecommend: { label: t('course.unrecommend'), run: recommend('N') },
  });
}
