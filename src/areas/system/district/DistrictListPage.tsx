import type { ProColumns } from '@ant-design/pro-components';
import { useTranslation } from 'react-i18next';
import { entry, listAddress, text } from '@/shared/list/listAddress';
import { CrudPage } from '@/shared/crud/CrudPage';
import { useDialogs } from '@/shared/crud/useDialogs';
import { SidePanel } from '../ui/SidePanel';
import { type District, districts, useDistrictPath } from './district.api';
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

  const columns: ProColumns<District>[] = [
    { dataIndex: 'name', title: t('district.name'), sorter: true, fixed: 'left' },
    { dataIndex: 'id', title: t('district.id'), sorter: true },
    {
      dataIndex: 'deep',
      title: t('district.deep'),
      valueType: 'select',
      fieldProps: { options: levels, 'aria-label': t('district.deep') },
      renderText: (_, { deep }) => t(`district.levels.${deep}`),
    },
    { key: 'path', title: t('district.path'), search: false, renderText: (_, district) => pathOf(district) },
    { dataIndex: 'pid', title: t('district.pid'), hideInTable: true },
    { dataIndex: 'extName', title: t('district.extName'), search: false },
    { dataIndex: 'pinyin', title: t('district.pinyin') },
    { dataIndex: 'pinyinShor', title: t('district.pinyinShor'), search: false },
    { dataIndex: 'createTime', title: t('shared:field.createTime'), sorter: true, search: false },
    { dataIndex: 'updateTime', title: t('district.updateTime'), sorter: true, search: false },
    { dataIndex: 'operator', title: t('district.operator') },
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
          ...(district.deep < 2
            ? [
                {
                  label: t('shared:crud.addBelow'),
                  permission: 'system:districts:add' as const,
                  onClick: () => open((close) => <DistrictModal above={district} onClose={close} />),
                },
              ]
            : []),
          ...remove,
        ]}
        form={({ row, close }) => <DistrictModal district={row} onClose={close} />}
      >
        {dialogs}
      </CrudPage>
    </SidePanel>
  );
}
