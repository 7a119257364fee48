import { columnsOf } from '@/shared/list/columnsOf';
import type { Column } from '@/shared/list/column';
import { useTranslation } from 'react-i18next';
import { areaFilters } from '@/shared/list/filter/areaFilters';
import { switchColumn } from '@/shared/list/switchColumn';
import { type School, schools } from './school.resource';

/** The columns of the schools, plus the filters for province and city. */
export function useSchoolColumns(): Column<School>[] {
  const { t } = useTranslation(['base', 'shared']);
  return columnsOf(t, schools, [
    { field: 'schoolName', filter: true, sort: true },
    switchColumn(schools),
    { field: 'schoolLevel', filter: true },
    { field: 'schoolNature', filter: true },
    { field: 'regionName', title: t('school.region') },
    ...areaFilters<School>(t('school.provinceId'), t('school.cityId')),
    'competentDept',
    { field: 'sort', sort: true },
    { field: 'schoolCode', filter: true, sort: true },
  ]);
}
