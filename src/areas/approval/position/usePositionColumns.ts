import type { Column } from '@/shared/list/column';
import { useTranslation } from 'react-i18next';
import { baseFilter } from '@/shared/list/filter/baseData';
import { decidedColumns, useWaitingColumns } from '@/shared/review/reviewColumns';
import { areaFilters } from '@/shared/list/filter/areaFilters';
import type { Position } from './position.api';
import { positions } from './position.review';
import { usePay } from './usePay';

/** The columns and filters of the positions. */
export function usePositionColumns(): Column<Position>[] {
  const { t } = useTranslation(['approval', 'review']);
  return [
    { field: 'positionName', title: t('position.positionName'), sort: true, filter: true },
    ...useWaitingColumns<Position>(positions),
    { field: 'companyName', title: t('position.companyName'), filter: true },
    { field: 'salaryText', title: t('position.salaryText'), width: 'm', text: usePay() },
    { field: 'regionName', title: t('position.regionName') },
    ...areaFilters<Position>(t('province'), t('city')),
    {
      field: 'positionStatus',
      title: t('position.positionStatus'),
      dict: 'biz_position_status',
      filter: true,
    },
    {
      field: 'occupationName',
      title: t('position.occupationName'),
      filter: baseFilter('occupationId', '/biz/base/occupation', 'occupationName'),
    },
    { field: 'jobNature', title: t('position.jobNature'), dict: 'biz_job_nature', filter: true },
    { field: 'education', title: t('position.education'), dict: 'biz_education', filter: true },
    { field: 'workYears', title: t('position.workYears'), dict: 'biz_work_years', filter: true },
    {
      field: 'recruitNumber',
      title: t('position.recruitNumber'),
      kind: 'number',
      text: ({ recruitNumber }) => recruitNumber || t('position.several'),
    },
    { field: 'applyCount', title: t('position.applyCount'), kind: 'number', sort: true },
    { field: 'isTop', title: t('position.isTop'), dict: 'sys_yes_no' },
    { field: 'isUrgent', title: t('position.isUrgent'), dict: 'sys_yes_no' },
    ...decidedColumns<Position>(t).filter(({ field }) => field !== 'auditBy'),
    { field: 'id', title: t('position.id') },
  ];
}
