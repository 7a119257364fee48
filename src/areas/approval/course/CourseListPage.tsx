import type { Column } from '@/shared/list/column';
import { useTranslation } from 'react-i18next';
import { useDialogs } from '@/shared/display/useDialogs';
import { baseFilter } from '@/shared/list/filter/baseData';
import { decidedColumns, useWaitingColumns } from '@/shared/review/reviewColumns';
import { ReviewList } from '@/shared/review/ReviewList';
import { PictureCell } from '../ui/PictureCell';
import { usePresets } from '../ui/presets';
import type { Course } from './course.api';
import { courses } from './course.review';
import { useCourseActions } from './useCourseActions';

/** The list of submitted courses: search, decide one or many, put on the shelf, recommend. */
export default function CourseListPage() {
  const { t } = useTranslation(['approval', 'review']);
  const [dialogs, open] = useDialogs();
  const actions = useCourseActions(open);
  const columns: Column<Course>[] = [
    { field: 'courseName', title: t('course.courseName'), sort: true, filter: true },
    ...useWaitingColumns<Course>(courses),
    { field: 'ownerName', title: t('course.ownerName'), filter: true },
    {
      field: 'courseTypeName',
      title: t('course.courseTypeName'),
      filter: baseFilter('courseTypeId', '/biz/base/courseType', 'typeName'),
    },
    { field: 'price', title: t('course.price'), kind: 'money', sort: true },
    { field: 'shelfStatus', title: t('course.shelfStatus'), dict: 'biz_shelf_status', filter: true },
    { field: 'ownerType', title: t('course.ownerType'), dict: 'biz_member_type', filter: true },
    { field: 'courseMode', title: t('course.courseMode'), dict: 'biz_course_mode', filter: true },
    { field: 'teacherName', title: t('course.teacherName') },
    { field: 'lessonCount', title: t('course.lessonCount'), kind: 'number' },
    { field: 'studyCount', title: t('course.studyCount'), kind: 'number', sort: true },
    { field: 'isRecommend', title: t('course.isRecommend'), dict: 'sys_yes_no', filter: true },
    { field: 'sort', title: t('course.sort'), kind: 'number', sort: true },
    ...decidedColumns<Course>(t).filter(({ field }) => field !== 'auditBy'),
    { field: 'id', title: t('course.id') },
    { field: 'cover', title: t('course.cover'), width: 'xs', render: ({ cover }) => <PictureCell url={cover} wide /> },
  ];
  return (
    <ReviewList
      kind={courses}
      title={t('course.title')}
      columns={columns}
      presets={usePresets('course')}
      actions={actions}
      dialogs={dialogs}
    />
  );
}
