import type { Column } from '@/shared/list/column';
import { useTranslation } from 'react-i18next';
import { areaFilters } from '@/shared/list/filter/areaFilters';
import { switchColumn } from '@/shared/list/switchColumn';
import { type School, schoolName, schools } from './school.api';

/** The columns of the schools, plus the filters for province and city. */
export function useSchoolColumns(): Column<School>[] {
  const { t } = useTranslation(['base', 'shared']);
  const status = t('shared:field.status');
  return [
    { field: 'schoolName', title: t('school.name'), filter: true, sort: true },
    switchColumn({ api: schools, title: status, nameOf: schoolName, permission: 'base:school:edit' }),
    { field: 'schoolLevel', title: t('school.schoolLevel'), dict: 'biz_school_level', filter: true },
    { field: 'schoolNature', title: t('school.schoolNature'), dict: 'biz_school_nature', filter: true },
    { field: 'regionName', title: t('school.region') },
    ...areaFilters<School>(t('school.province'), t('school.city')),
    { field: 'competentDept', title: t('school.competentDept') },
    { field: 'sort', title: t('shared:field.sort'), kind: 'number', sort: true },
    { field: 'schoolCode', title: t('school.code'), filter: true, sort: true },
  ];
}
