import { useTranslation } from 'react-i18next';
import { columnsOf } from '@/shared/list/columnsOf';
import type { Column } from '@/shared/list/column';
import { baseFilter } from '@/shared/list/filter/baseData';
import { decidedColumns, useWaitingColumns } from '@/shared/review/reviewColumns';
import { areaFilters } from '@/shared/list/filter/areaFilters';
import { type Position, positionApi } from './position.resource';
import { positions } from './position.review';
import { usePay } from './usePay';

/** The columns and filters of the positions. */
export function usePositionColumns(): Column<Position>[] {
  const { t } = useTranslation(['approval', 'review']);
  return columnsOf(t, positionApi, [
    { field: 'positionName', sort: true, filter: true },
    ...useWaitingColumns<Position>(positions),
    { field: 'companyName', filter: true, width: 'l' },
    { field: 'salaryText', width: 'l', text: usePay() },
    { field: 'regionName', width: 'l' },
    ...areaFilters<Position>(t('province'), t('city')),
    { field: 'positionStatus', filter: true },
    { field: 'occupationName', filter: baseFilter('occupationId', '/biz/base/occupation', 'occupationName') },
    { field: 'jobNature', filter: true },
    { field: 'education', filter: true },
    { field: 'workYears', filter: true },
    { field: 'recruitNumber', text: ({ recruitNumber }) => recruitNumber || t('position.several') },
    { field: 'applyCount', sort: true },
    'isTop',
    'isUrgent',
    ...decidedColumns<Position>(t).filter(({ field }) => field !== 'auditBy'),
    'id',
  ]);
}
