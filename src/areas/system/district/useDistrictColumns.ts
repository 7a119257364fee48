import { useTranslation } from 'react-i18next';
import { columnsOf } from '@/shared/list/columnsOf';
import type { Column } from '@/shared/list/column';
import { wordOf } from '@/shared/lib/wordOf';
import { type District, useDistrictPath, districts } from './district.resource';

/** The columns and filters of the divisions; the parents and the level follow the name. */
export function useDistrictColumns(): Column<District>[] {
  const { t } = useTranslation(['system', 'shared']);
  const pathOf = useDistrictPath();
  const levels = [0, 1, 2].map((value) => ({ value: String(value), label: t(`district.levels.${value}`) }));
  return columnsOf(t, districts, [
    { field: 'name', filter: true, sort: true },
    { key: 'path', title: t('district.path'), width: 'l', card: 'fact', text: (district) => pathOf(district) },
    {
      field: 'deep',
      filter: { options: levels },
      width: 's',
      card: 'fact',
      text: ({ deep }) => wordOf(t, 'district.levels', deep),
    },
    { field: 'id', filter: true, sort: true },
    { field: 'pinyin', filter: true },
    'pinyinShor',
    { field: 'pid', filter: true, filterOnly: true },
    'extName',
    { field: 'operator', filter: true },
    { field: 'updateTime', sort: true },
    { field: 'createTime', sort: true },
  ]);
}
