import { useTranslation } from 'react-i18next';
import { columnsOf } from '@/shared/list/columnsOf';
import { baseFilter } from '@/shared/list/filter/baseData';
import { decidedColumns, useWaitingColumns } from '@/shared/review/reviewColumns';
import { ReviewList } from '@/shared/review/ReviewList';
import { PictureCell } from '../ui/PictureCell';
import { type Course, courseApi } from './course.resource';
import { courses } from './course.review';
import { useCourseActions } from './useCourseActions';

/** The list of submitted courses: search, decide singly or in bulk, put on or take off the shelf, recommend. */
export default function CourseListPage() {
  const { t } = useTranslation(['approval', 'review']);
  const actions = useCourseActions();
  const columns = columnsOf(t, courseApi, [
    { field: 'courseName', sort: true, filter: true },
    ...useWaitingColumns<Course>(courses),
    { field: 'ownerName', filter: true, width: 'l' },
    { field: 'courseTypeName', filter: baseFilter('courseTypeId', '/biz/base/courseType', 'typeName') },
    { field: 'price', sort: true },
    { field: 'shelfStatus', filter: true },
    { field: 'ownerType', filter: true },
    { field: 'courseMode', filter: true },
    'teacherName',
    'lessonCount',
    { field: 'studyCount', sort: true },
    { field: 'isRecommend', filter: true },
    { field: 'sort', sort: true },
    ...decidedColumns<Course>(t).filter(({ field }) => field !== 'auditBy'),
    'id',
    { field: 'cover', width: 'xs', render: ({ cover }) => <PictureCell url={cover} wide /> },
  ]);
  return <ReviewList kind={courses} columns={columns} actions={actions} />;
}
