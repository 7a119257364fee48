import type { Column } from '@/shared/list/column';
import { useTranslation } from 'react-i18next';
import { wordOf } from '@/shared/lib/wordOf';
import { type District, useDistrictPath } from './district.api';

/** The columns and filters of the divisions; the first facts are their parents and level. */
export function useDistrictColumns(): Column<District>[] {
  const { t } = useTranslation(['system', 'shared']);
  const pathOf = useDistrictPath();
  const levels = [0, 1, 2].map((value) => ({ value: String(value), label: t(`district.levels.${value}`) }));
  return [
    { field: 'name', title: t('district.name'), filter: true, sort: true },
    { key: 'path', title: t('district.path'), width: 'l', card: 'fact', text: (district) => pathOf(district) },
    {
      field: 'deep',
      title: t('district.deep'),
      filter: { options: levels },
      width: 's',
      card: 'fact',
      text: ({ deep }) => wordOf(t, 'district.levels', deep),
    },
    { field: 'id', title: t('district.id'), filter: true, sort: true },
    { field: 'pinyin', title: t('district.pinyin'), filter: true },
    { field: 'pinyinShor', title: t('district.pinyinShor') },
    { field: 'pid', title: t('district.pid'), filter: true, filterOnly: true },
    { field: 'extName', title: t('district.extName') },
    { field: 'operator', title: t('district.operator'), filter: true },
    { field: 'updateTime', title: t('district.updateTime'), kind: 'time', sort: true },
    { field: 'createTime', title: t('shared:field.createTime'), kind: 'time', sort: true },
  ];
}
