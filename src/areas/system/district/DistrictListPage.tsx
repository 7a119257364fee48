import type { ProColumns } from '@ant-design/pro-components';
import { actionsColumn } from '@/shared/list/actionsColumn';
import { useTranslation } from 'react-i18next';
import { CrudTable } from '@/shared/list/CrudTable';
import { DraftOffer } from '@/shared/drafts/DraftOffer';
import { listAddress, oneOf, text } from '@/shared/list/listAddress';
import { NewButton } from '@/shared/actions/NewButton';
import { RemoveSelected } from '@/shared/actions/RemoveSelected';
import { RowActions } from '@/shared/actions/RowActions';
import { useEditing } from '@/shared/form/useEditing';
import { useRemove } from '@/shared/actions/useRemove';
import { ExportButton } from '@/shared/transfer/ExportButton';
import { SidePanel } from '../ui/SidePanel';
import { type District, districts, useDistrictPath } from './district.api';
import { type DistrictEdit, DistrictModal } from './DistrictModal';
import { DistrictPanel } from './DistrictPanel';

const address = listAddress({
  filters: { name: text, deep: oneOf('0', '1', '2'), pid: text, id: text, pinyin: text, operator: text },
  sortable: ['id', 'name', 'createTime', 'updateTime'],
  defaultSort: { field: 'id', order: 'asc' },
});

const nameOf = (district: District) => district.name;

/** The administrative divisions: found in a tree or by search, each with what it belongs to; added, changed, removed. */
export default function DistrictListPage() {
  const { t } = useTranslation(['system', 'shared']);
  const [editing, edit] = useEditing<DistrictEdit>();
  const remove = useRemove(districts, nameOf);
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
    actionsColumn(t('shared:action.actions'), (district) => (
      <RowActions name={district.name} actions={actionsOf(district)} />
    )),
  ];

  function actionsOf(district: District) {
    return [
      {
        label: t('shared:action.edit'),
        permission: 'system:districts:edit',
        onClick: () => edit({ district }),
      },
      ...(district.deep < 2
        ? [
            {
              label: t('shared:crud.addBelow'),
              permission: 'system:districts:add',
              onClick: () => edit({ above: district }),
            },
          ]
        : []),
      {
        label: t('shared:action.remove'),
        permission: 'system:districts:remove',
        danger: true,
        onClick: () => remove([district]),
      },
    ];
  }

  const list = { api: districts, address, columns, title: t('district.title') };
  return (
    <SidePanel title={t('district.tree')} panel={<DistrictPanel />}>
      <DraftOffer<District>
        path={districts.path}
        onResume={(district) => edit(district === 'new' ? 'new' : { district })}
      />
      <CrudTable
        {...list}
        nameOf={nameOf}
        toolbar={
          <>
            <ExportButton {...list} permission="system:districts:export" />
            <NewButton permission="system:districts:add" onClick={() => edit('new')} />
          </>
        }
        batch={(rows, clear) => (
          <RemoveSelected permission="system:districts:remove" remove={() => remove(rows)} clear={clear} />
        )}
      />
      {editing && <DistrictModal key={editing.key} edit={editing.row} onClose={editing.close} />}
    </SidePanel>
  );
}
