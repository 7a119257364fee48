import type { ProColumns } from '@ant-design/pro-components';
import { useTranslation } from 'react-i18next';
import { dictColumn } from '@/shared/dict/dictColumn';
import { cityColumn, provinceColumn } from '@/shared/fields/areaColumns';
import { reviewColumns } from '@/shared/review/reviewColumns';
import { ReviewList } from '../ui/ReviewList';
import { PictureCell } from '../ui/PictureCell';
import { usePresets } from '../ui/presets';
import { useAccountActions } from '../ui/useAccountActions';
import { type School, schools } from './school.api';

/** The list of school applications: search, decide one or many, enable and disable accounts. */
export default function SchoolListPage() {
  const { t } = useTranslation(['approval', 'review']);
  const actions = useAccountActions(schools);
  const columns: ProColumns<School>[] = [
    { dataIndex: 'schoolName', title: t('school.schoolName'), sorter: true, fixed: 'left' },
    { dataIndex: 'id', title: t('school.id'), search: false },
    {
      dataIndex: 'badge',
      title: t('school.badge'),
      search: false,
      render: (_, { badge }) => <PictureCell url={badge} />,
    },
    { dataIndex: 'schoolCode', title: t('school.schoolCode'), search: false },
    { dataIndex: 'creditCode', title: t('creditCode'), hideInTable: true },
    dictColumn('biz_school_nature', 'schoolNature', t('school.schoolNature')),
    dictColumn('biz_school_level', 'schoolLevel', t('school.schoolLevel')),
    provinceColumn(t('province')),
    cityColumn(t('city')),
    { dataIndex: 'regionName', title: t('regionName'), search: false },
    { dataIndex: 'contactName', title: t('contactName') },
    { dataIndex: 'contactPhone', title: t('contactPhone') },
    { dataIndex: 'studentCount', title: t('school.studentCount'), search: false, sorter: true, align: 'right' },
    dictColumn('sys_normal_disable', 'status', t('account.status')),
    ...reviewColumns<School>(t),
  ];
  return (
    <ReviewList
      kind={schools}
      title={t('school.title')}
      columns={columns}
      presets={usePresets('school')}
      actions={actions}
    />
  );
}
