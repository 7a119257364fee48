import type { Column } from '@/shared/list/column';
import { useTranslation } from 'react-i18next';
import { entry, listAddress, text } from '@/shared/list/listAddress';
import { CrudPage } from '@/shared/list/crud/CrudPage';
import { useDialogs } from '@/shared/display/useDialogs';
import { wordOf } from '@/shared/lib/wordOf';
import { SidePanel } from '../ui/SidePanel';
import { type District, districts, levelOf, useDistrictPath } from './district.api';
import { DistrictModal } from './DistrictModal';
import { DistrictPanel } from './DistrictPanel';

const address = listAddress({
  filters: { name: text, deep: entry, pid: text, id: text, pinyin: text, operator: text },
  sortable: ['id', 'name', 'createTime', 'updateTime'],
  defaultSort: { field: 'id', order: 'asc' },
});

const nameOf = (district: District) => district.name;

/** The administrative divisions, found in a tree or by search, each with its parents. */
export default function DistrictListPage() {
  const { t } = useTranslation(['system', 'shared']);
  const [dialogs, open] = useDialogs();
  const pathOf = useDistrictPath();
  const levels = [0, 1, 2].map((value) => ({ value: String(value), label: t(`district.levels.${value}`) }));

  const columns: Column<District>[] = [
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

  return (
    <SidePanel title={t('district.tree')} panel={<DistrictPanel />}>
      <CrudPage
        api={districts}
        address={address}
        permission="system:districts"
        title={t('district.title')}
        nameOf={nameOf}
        columns={columns}
        exportable
        batch="remove"
        rowActions={(district, { edit, remove }) => [
          ...edit,
          {
            label: t('shared:crud.addBelow'),
            permission: 'system:districts:add',
            disabledReason: levelOf(district) >= 2 && t('shared:crud.off.deepest'),
            onClick: () => open((close) => <DistrictModal above={district} onClose={close} />),
          },
          ...remove,
        ]}
        form={({ row, close }) => <DistrictModal district={row} onClose={close} />}
      >
        {dialogs}
      </CrudPage>
    </SidePanel>
  );
}
