import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { day, entry, listAddress, text } from '@/shared/list/listAddress';
import { rangeColumn } from '@/shared/list/searchForm';
import { dictColumn } from '@/shared/dict/dictColumn';
import { CrudPage } from '@/shared/crud/CrudPage';
import { type DictType, dictTypes } from './dict.api';
import { DictTypeImport } from './DictImport';
import { DictTypeFields } from './DictTypeFields';

const address = listAddress({
  filters: { dictName: text, dictType: text, status: entry, beginTime: day, endTime: day },
  sortable: ['dictId', 'dictName', 'dictType', 'createTime'],
  defaultSort: { field: 'createTime', order: 'desc' },
});
const nameOf = (type: DictType) => type.dictName;
const entriesOf = (type: DictType) => ({ search: `?${new URLSearchParams({ of: type.dictType })}` });

/** The list of dictionaries; each links to its entries. */
export function DictTypeList() {
  const { t } = useTranslation(['system', 'shared']);
  const navigate = useNavigate();
  return (
    <CrudPage<DictType>
      api={dictTypes}
      address={address}
      permission="system:dict"
      title={t('dict.title')}
      nameOf={nameOf}
      exportable
      batch="remove"
      toolbar={<DictTypeImport />}
      columns={[
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
      ]}
      rowActions={(type, { edit, remove }) => [
        ...edit,
        { label: t('dict.entries'), onClick: () => navigate(entriesOf(type)) },
        ...remove,
      ]}
      form={{
        as: 'dialog',
        addTitle: t('dict.addTitle'),
        start: { status: '0' },
        fields: (row) => <DictTypeFields isNew={!row} />,
      }}
    />
  );
}
