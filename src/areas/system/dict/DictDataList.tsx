import type { ProColumns } from '@ant-design/pro-components';
import { actionsColumn } from '@/shared/list/actionsColumn';
import { useTranslation } from 'react-i18next';
import { Can } from '@/shared/auth/Can';
import { CrudTable } from '@/shared/list/CrudTable';
import { DraftOffer } from '@/shared/drafts/DraftOffer';
import { listAddress, oneOf, text } from '@/shared/list/listAddress';
import { NewButton } from '@/shared/actions/NewButton';
import { RemoveSelected } from '@/shared/actions/RemoveSelected';
import { RowActions } from '@/shared/actions/RowActions';
import { useEditing } from '@/shared/form/useEditing';
import { useRemove } from '@/shared/actions/useRemove';
import { dictColumn } from '@/shared/dict/dictColumn';
import { ColourTag, DictTag } from '@/shared/dict/DictTag';
import { ExportButton } from '@/shared/transfer/ExportButton';
import { type DictData, dictData } from './dict.api';
import { DictDataModal } from './DictDataModal';
import { DictDataImport } from './DictImport';
import { DictSwitch } from './DictSwitch';

const address = listAddress({
  filters: { dictLabel: text, status: oneOf('0', '1'), of: text },
  sortable: ['dictCode', 'dictSort', 'dictLabel', 'dictValue', 'createTime'],
  defaultSort: { field: 'dictSort', order: 'asc' },
});
const nameOf = (entry: DictData) => entry.dictLabel;

/** The entries of one dictionary, in its order: what is stored, what is shown, in which colour. */
export function DictDataList({ dictType }: { dictType: string }) {
  const { t } = useTranslation(['system', 'shared']);
  const [editing, edit] = useEditing<DictData>();
  const remove = useRemove(dictData, nameOf);

  const columns: ProColumns<DictData>[] = [
    {
      dataIndex: 'dictLabel',
      title: t('dict.label'),
      sorter: true,
      render: (_, { dictLabel, listClass }) => <ColourTag colour={listClass ?? ''}>{dictLabel}</ColourTag>,
    },
    { dataIndex: 'dictValue', title: t('dict.value'), sorter: true, search: false },
    { dataIndex: 'dictSort', title: t('dict.sort'), sorter: true, search: false, align: 'right' },
    dictColumn('sys_normal_disable', 'status', t('shared:field.status')),
    {
      ...dictColumn<DictData>('sys_yes_no', 'isDefault', t('dict.isDefault')),
      search: false,
      render: (_, { isDefault }) => <DictTag dictType="sys_yes_no" value={isDefault === 'Y' ? 'Y' : ''} />,
    },
    { dataIndex: 'remark', title: t('shared:field.remark'), search: false, ellipsis: true, width: 200 },
    { dataIndex: 'dictCode', title: t('dict.code'), sorter: true, search: false },
    { dataIndex: 'createTime', title: t('shared:field.createTime'), sorter: true, search: false },
    actionsColumn(t('shared:action.actions'), (entry) => (
      <RowActions
        name={entry.dictLabel}
        actions={[
          { label: t('shared:action.edit'), permission: 'system:dict:edit', onClick: () => edit(entry) },
          {
            label: t('shared:action.remove'),
            permission: 'system:dict:remove',
            danger: true,
            onClick: () => remove([entry]),
          },
        ]}
      />
    )),
  ];

  const list = { api: dictData, address, columns, title: t('dict.entriesOf', { type: dictType }) };
  return (
    <>
      <DictSwitch dictType={dictType} />
      <DraftOffer<DictData> path={dictData.path} onResume={edit} />
      <CrudTable
        {...list}
        nameOf={nameOf}
        toolbar={
          <>
            <Can permission="system:dict:add">
              <DictDataImport dictType={dictType} />
            </Can>
            <ExportButton {...list} permission="system:dict:export" />
            <NewButton permission="system:dict:add" onClick={() => edit('new')} />
          </>
        }
        batch={(rows, clear) => (
          <RemoveSelected permission="system:dict:remove" remove={() => remove(rows)} clear={clear} />
        )}
      />
      {editing && <DictDataModal key={editing.key} entry={editing.row} dictType={dictType} onClose={editing.close} />}
    </>
  );
}
