import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { day, entry, listAddress, text } from '@/shared/list/listAddress';
import { CrudPage } from '@/shared/list/crud/CrudPage';
import { type DictType, dictTypeName, dictTypes } from './dict.api';
import { DictTypeImport } from './DictImport';
import { DictTypeFields } from './DictTypeFields';

const address = listAddress({
  filters: { dictName: text, dictType: text, status: entry, beginTime: day, endTime: day },
  sortable: ['dictId', 'dictName', 'dictType', 'createTime'],
  defaultSort: { field: 'createTime', order: 'desc' },
});
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
      nameOf={dictTypeName}
      exportable
      batch="remove"
      toolbar={<DictTypeImport />}
      columns={[
        { field: 'dictName', title: t('dict.name'), filter: true, sort: true },
        { field: 'status', title: t('shared:field.status'), dict: 'sys_normal_disable', filter: true, card: 'state' },
        {
          field: 'dictType',
          title: t('dict.type'),
          filter: true,
          sort: true,
          render: (type) => <Link to={entriesOf(type)}>{type.dictType}</Link>,
        },
        { field: 'remark', title: t('shared:field.remark'), width: 'l' },
        { field: 'createTime', title: t('shared:field.createTime'), filter: true, kind: 'time', sort: true },
        { field: 'dictId', title: t('dict.id'), sort: true, width: 's' },
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
