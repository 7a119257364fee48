import type { ProColumns } from '@ant-design/pro-components';
import { useTranslation } from 'react-i18next';
import { dictColumn } from '@/shared/dict/dictColumn';
import { cityColumn, provinceColumn } from '@/shared/fields/areaColumns';
import { switchColumn } from '@/shared/list/switchColumn';
import { type School, schoolName, schools } from './school.api';

/** The columns of the schools, plus the filters for province and city. */
export function useSchoolColumns(): ProColumns<School>[] {
  const { t } = useTranslation(['base', 'shared']);
  const status = t('shared:field.status');
  return [
    { dataIndex: 'schoolName', title: t('school.name'), sorter: true, fixed: 'left' },
    { dataIndex: 'schoolCode', title: t('school.code'), sorter: true },
    dictColumn('biz_school_nature', 'schoolNature', t('school.schoolNature')),
    dictColumn('biz_school_level', 'schoolLevel', t('school.schoolLevel')),
    { dataIndex: 'competentDept', title: t('school.competentDept'), search: false },
    { dataIndex: 'regionName', title: t('school.region'), search: false },
    { dataIndex: 'sort', title: t('shared:field.sort'), search: false, sorter: true, align: 'right' },
    switchColumn({ api: schools, title: status, nameOf: schoolName, permission: 'base:school:edit' }),
    provinceColumn(t('school.province')),
    cityColumn(t('school.city')),
  ];
}
