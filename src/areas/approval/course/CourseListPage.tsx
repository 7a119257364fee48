import type { ProColumns } from '@ant-design/pro-components';
import { useTranslation } from 'react-i18next';
import { dictColumn } from '@/shared/dict/dictColumn';
import { baseColumn } from '@/shared/fields/baseData';
import { showMoney } from '@/shared/lib/money';
import { reviewColumns } from '@/shared/review/reviewColumns';
import { ReviewList } from '../ui/ReviewList';
import { PictureCell } from '../ui/PictureCell';
import { usePresets } from '../ui/presets';
import { type Course, courses } from './course.api';
import { useCourseActions } from './useCourseActions';

/** The list of submitted courses: search, decide one or many, put on the shelf, recommend. */
export default function CourseListPage() {
  const { t } = useTranslation(['approval', 'review']);
  const actions = useCourseActions();
  const columns: ProColumns<Course>[] = [
    { dataIndex: 'courseName', title: t('course.courseName'), sorter: true, fixed: 'left' },
    {
      dataIndex: 'cover',
      title: t('course.cover'),
      search: false,
      render: (_, { cover }) => <PictureCell url={cover} wide />,
    },
    { dataIndex: 'id', title: t('course.id'), search: false },
    baseColumn(t('course.courseTypeName'), 'courseTypeId', '/biz/base/courseType', 'typeName'),
    { dataIndex: 'courseTypeName', title: t('course.courseTypeName'), search: false },
    dictColumn('biz_member_type', 'ownerType', t('course.ownerType')),
    { dataIndex: 'ownerName', title: t('course.ownerName') },
    { dataIndex: 'teacherName', title: t('course.teacherName'), search: false },
    dictColumn('biz_course_mode', 'courseMode', t('course.courseMode')),
    { dataIndex: 'lessonCount', title: t('course.lessonCount'), search: false, align: 'right' },
    {
      dataIndex: 'price',
      title: t('course.price'),
      search: false,
      sorter: true,
      align: 'right',
      render: (_, { price }) => showMoney(price),
    },
    { dataIndex: 'studyCount', title: t('course.studyCount'), search: false, sorter: true, align: 'right' },
    dictColumn('biz_shelf_status', 'shelfStatus', t('course.shelfStatus')),
    dictColumn('sys_yes_no', 'isRecommend', t('course.isRecommend')),
    { dataIndex: 'sort', title: t('course.sort'), search: false, sorter: true, align: 'right' },
    ...reviewColumns<Course>(t).filter(({ dataIndex }) => dataIndex !== 'auditBy'),
  ];
  return (
    <ReviewList
      kind={courses}
      title={t('course.title')}
      columns={columns}
      presets={usePresets('course')}
      actions={actions}
    />
  );
}
