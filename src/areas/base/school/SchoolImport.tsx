import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { RowKeys } from '@/shared/api/crudApi';
import { useDict } from '@/shared/dict/useDict';
import { areasQuery } from '@/shared/form/fields/districts.api';
import { ImportButton } from '@/shared/list/transfer/ImportButton';
import { SCHOOL_CODE, schools } from './school.resource';

/** Imports schools from a spreadsheet, in which province and city are given by name. */
export function SchoolImport() {
  const { t } = useTranslation(['base', 'shared']);
  const provinces = useQuery(areasQuery());
  const level = useDict('biz_school_level');
  const nature = useDict('biz_school_nature');
  const yesNo = useDict('sys_yes_no');
  const status = useDict('sys_normal_disable');
  const plain = (name: string) => ({ name, options: yesNo, example: yesNo.at(-1)?.label ?? '' });

  const send = ({ sort, status: state, ...school }: Record<string, unknown>, keys?: RowKeys) =>
    schools.importRow(
      { ...school, id: 0, status: state ?? '0', ...(sort !== undefined && { sort: Number(sort) }) },
      keys,
    );

  return (
    <ImportButton
      title={t('school.title')}
      api={schools}
      fields={[
        { name: 'schoolName', required: true, unique: true, max: 100, example: '示例理工大学' },
        { name: 'schoolCode', pattern: SCHOOL_CODE, unique: true, example: '4144039001' },
        { name: 'schoolNature', required: true, options: nature, example: nature[0]?.label ?? '' },
        { name: 'schoolLevel', required: true, options: level, example: level[0]?.label ?? '' },
        { name: 'competentDept', max: 50, example: '教育部' },
        { name: 'provinceId', required: true, options: provinces.data, source: provinces, example: '广东省' },
        {
          name: 'cityId',
          required: true,
          // Looks up the city by name among the cities of the province in the same row.
          below: { field: 'provinceId', query: areasQuery },
          example: '深圳市',
        },
        { name: 'website', max: 200, pattern: /^https?:\/\/\S+$/, example: 'https://www.example.edu.cn' },
        plain('is985'),
        plain('is211'),
        plain('isDoubleFirst'),
        { name: 'sort', pattern: /^\d{1,4}$/, example: '1' },
        { name: 'status', options: status, example: status[0]?.label ?? '' },
        { name: 'remark', max: 500, example: '' },
      ]}
      send={send}
    />
  );
}
