import type { ProColumns } from '@ant-design/pro-components';
import { actionsColumn } from '@/shared/list/actionsColumn';
import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { Can } from '@/shared/auth/Can';
import { CrudTable } from '@/shared/list/CrudTable';
import { DraftOffer } from '@/shared/drafts/DraftOffer';
import { EditModal } from '@/shared/form/EditModal';
import { day, listAddress, oneOf, text } from '@/shared/list/listAddress';
import { NewButton } from '@/shared/actions/NewButton';
import { RemoveSelected } from '@/shared/actions/RemoveSelected';
import { RowActions } from '@/shared/actions/RowActions';
import { rangeColumn } from '@/shared/list/searchForm';
import { type Opening, useEditing } from '@/shared/form/useEditing';
import { useRemove } from '@/shared/actions/useRemove';
import { dictColumn } from '@/shared/dict/dictColumn';
import { DictRadio } from '@/shared/dict/DictSelect';
import { ExportButton } from '@/shared/transfer/ExportButton';
import { RemarkItem } from '@/shared/fields/TextItem';
import { type DictType, dictTypes } from './dict.api';
import { DictTypeImport } from './DictImport';

const address = listAddress({
  filters: { dictName: text, dictType: text, status: oneOf('0', '1'), beginTime: day, endTime: day },
  sortable: ['dictId', 'dictName', 'dictType', 'createTime'],
  defaultSort: { field: 'createTime', order: 'desc' },
});
const nameOf = (type: DictType) => type.dictName;
const entriesOf = (type: DictType) => ({ search: `?${new URLSearchParams({ of: type.dictType })}` });

/** The dictionaries; each leads to its entries. */
export function DictTypeList() {
  const { t } = useTranslation(['system', 'shared']);
  const navigate = useNavigate();
  const [editing, edit] = useEditing<DictType>();
  const remove = useRemove(dictTypes, nameOf);

  const columns: ProColumns<DictType>[] = [
    { dataIndex: 'dictId', title: t('dict.id'), sorter: true, search: false },
    { dataIndex: 'dictName', title: t('dict.name'), sorter: true },
    {
      dataIndex: 'dictType',
      title: t('dict.type'),
      sorter: true,
      render: (_, type) => <Link to={entriesOf(type)}>{type.dictType}</Link>,
    },
    dictColumn('sys_normal_disable', 'status', t('shared:field.status')),
    { dataIndex: 'remark', title: t('shared:field.remark'), search: false, ellipsis: true, width: 240 },
    { dataIndex: 'createTime', title: t('shared:field.createTime'), sorter: true, search: false },
    rangeColumn(t('shared:field.createTime')),
    actionsColumn(t('shared:action.actions'), (type) => (
      <RowActions
        name={type.dictName}
        actions={[
          { label: t('shared:action.edit'), permission: 'system:dict:edit', onClick: () => edit(type) },
          { label: t('dict.entries'), onClick: () => navigate(entriesOf(type)) },
          {
            label: t('shared:action.remove'),
            permission: 'system:dict:remove',
            danger: true,
            onClick: () => remove([type]),
          },
        ]}
      />
    )),
  ];

  const list = { api: dictTypes, address, columns, title: t('dict.title') };
  return (
    <>
      <DraftOffer<DictType> path={dictTypes.path} onResume={edit} />
      <CrudTable
        {...list}
        nameOf={nameOf}
        toolbar={
          <>
            <Can permission="system:dict:add">
              <DictTypeImport />
            </Can>
            <ExportButton {...list} permission="system:dict:export" />
            <NewButton permission="system:dict:add" onClick={() => edit('new')} />
          </>
        }
        batch={(rows, clear) => (
          <RemoveSelected permission="system:dict:remove" remove={() => remove(rows)} clear={clear} />
        )}
      />
      {editing && <DictTypeModal key={editing.key} editing={editing} />}
    </>
  );
}

function DictTypeModal({ editing: { row, close } }: { editing: Opening<DictType> }) {
  const { t } = useTranslation(['system', 'shared']);
  return (
    <EditModal
      path={dictTypes.path}
      title={row ? t('shared:crud.editOf', { name: row.dictName }) : t('dict.addTitle')}
      start={row ? (signal) => dictTypes.get(row.dictId, signal) : { dictId: 0, status: '0' }}
      save={(values) => dictTypes.save(values)}
      onClose={close}
      draft={{ record: row?.dictId ?? 'new', row }}
    >
      <Form.Item name="dictName" label={t('dict.name')} rules={[{ required: true, whitespace: true }]}>
        <Input maxLength={100} autoComplete="off" />
      </Form.Item>
      <Form.Item
        name="dictType"
        label={t('dict.type')}
        extra={row && t('dict.typeHint')}
        rules={[{ required: true }, { pattern: /^[a-z][a-z0-9_]*$/, message: t('dict.typeRule') }]}
      >
        <Input maxLength={100} autoComplete="off" />
      </Form.Item>
      <Form.Item name="status" label={t('shared:field.status')}>
        <DictRadio dictType="sys_normal_disable" />
      </Form.Item>
      <RemarkItem />
    </EditModal>
  );
}
