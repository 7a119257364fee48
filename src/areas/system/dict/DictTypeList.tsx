import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { columnsOf } from '@/shared/list/columnsOf';
import { CrudPage } from '@/shared/list/crud/CrudPage';
import { type DictType, dictTypes } from './dict.resource';
import { DictTypeImport } from './DictImport';
import { DictTypeFields } from './DictTypeFields';

const entriesOf = (type: DictType) => ({ search: `?${new URLSearchParams({ of: type.dictType })}` });

/** The list of dictionaries. Each row links to its entries. */
export function DictTypeList() {
  const { t } = useTranslation(['system', 'shared']);
  const navigate = useNavigate();
  const columns = columnsOf(t, dictTypes, [
    { field: 'dictName', filter: true, sort: true },
    { field: 'status', filter: true, card: 'state' },
    {
      field: 'dictType',
      filter: true,
      sort: true,
      render: (type) => <Link to={entriesOf(type)}>{type.dictType}</Link>,
    },
    { field: 'remark', width: 'l' },
    { field: 'createTime', filter: true, sort: true },
    { field: 'dictId', sort: true, width: 's' },
  ]);
  return (
    <CrudPage<DictType>
      api={dictTypes}
      exportable
      batch="remove"
      toolbar={<DictTypeImport />}
      columns={columns}
      defaultSort={{ field: 'createTime', order: 'desc' }}
      rowActions={(type, { edit, remove }) => [
        ...edit,
        { label: t('dict.entries'), onClick: () => navigate(entriesOf(type)) },
        ...remove,
      ]}
      form={{
        as: 'dialog',
        addTitle: t('dict.addTitle'),
        start: { status: '0' },
        fields: (row) => <DictTypeFields row={row} />,
      }}
    />
  );
}
