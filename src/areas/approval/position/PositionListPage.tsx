import type { ProColumns } from '@ant-design/pro-components';
import { useTranslation } from 'react-i18next';
import { dictColumn } from '@/shared/dict/dictColumn';
import { baseColumn } from '@/shared/fields/baseData';
import { reviewColumns } from '@/shared/review/reviewColumns';
import { cityColumn, provinceColumn } from '@/shared/fields/areaColumns';
import { ReviewList } from '../ui/ReviewList';
import { usePresets } from '../ui/presets';
import { type Position, positions } from './position.api';
import { usePositionActions } from './usePositionActions';

/** The list of companies' positions: search, decide one or many, pin to the top, take off line. */
export default function PositionListPage() {
  const { t } = useTranslation(['approval', 'review']);
  const actions = usePositionActions();
  const columns: ProColumns<Position>[] = [
    { dataIndex: 'positionName', title: t('position.positionName'), sorter: true, fixed: 'left' },
    { dataIndex: 'id', title: t('position.id'), search: false },
    { dataIndex: 'companyName', title: t('position.companyName') },
    baseColumn(t('position.occupationName'), 'occupationId', '/biz/base/occupation', 'occupationName'),
    { dataIndex: 'occupationName', title: t('position.occupationName'), search: false },
    dictColumn('biz_job_nature', 'jobNature', t('position.jobNature')),
    { dataIndex: 'salaryText', title: t('position.salaryText'), search: false },
    dictColumn('biz_education', 'education', t('position.education')),
    dictColumn('biz_work_years', 'workYears', t('position.workYears')),
    {
      dataIndex: 'recruitNumber',
      title: t('position.recruitNumber'),
      search: false,
      align: 'right',
      render: (_, { recruitNumber }) => recruitNumber || t('position.several'),
    },
    provinceColumn(t('province')),
    cityColumn(t('city')),
    { dataIndex: 'regionName', title: t('position.regionName'), search: false },
    { dataIndex: 'applyCount', title: t('position.applyCount'), search: false, sorter: true, align: 'right' },
    { ...dictColumn<Position>('sys_yes_no', 'isTop', t('position.isTop')), search: false },
    { ...dictColumn<Position>('sys_yes_no', 'isUrgent', t('position.isUrgent')), search: false },
    dictColumn('biz_position_status', 'positionStatus', t('position.positionStatus')),
    ...reviewColumns<Position>(t).filter(({ dataIndex }) => dataIndex !== 'auditBy'),
  ];
  return (
    <ReviewList
      kind={positions}
      title={t('position.title')}
      columns={columns}
      presets={usePresets('position')}
      actions={actions}
    />
  );
}
