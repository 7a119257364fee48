import { useTranslation } from 'react-i18next';
import { entry, listAddress, text } from '@/shared/list/listAddress';
import { dictColumn } from '@/shared/dict/dictColumn';
import { ColourTag, DictTag } from '@/shared/dict/DictTag';
import { CrudPage } from '@/shared/crud/CrudPage';
import { type DictData, dictData } from './dict.api';
import { DictDataModal } from './DictDataModal';
import { DictDataImport } from './DictImport';
import { DictSwitch } from './DictSwitch';

const address = listAddress({
  filters: { dictLabel: text, status: entry, of: text },
  sortable: ['dictCode', 'dictSort', 'dictLabel', 'dictValue', 'createTime'],
  defaultSort: { field: 'dictSort', order: 'asc' },
});
const nameOf = (entry: DictData) => entry.dictLabel;

/** The entries of one dictionary in their order, with value, label and tag colour. */
export function DictDataList({ dictType }: { dictType: string }) {
  const { t } = useTranslation(['system', 'shared']);
  return (
    <CrudPage<DictData>
      api={dictData}
      address={address}
      permission="system:dict"
      title={t('dict.entriesOf', { type: dictType })}
      nameOf={nameOf}
      above={<DictSwitch dictType={dictType} />}
      exportable
      batch="remove"
      toolbar={<DictDataImport dictType={dictType} />}
      columns={[
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
      ]}
      form={({ row, close }) => <DictDataModal entry={row} dictType={dictType} onClose={close} />}
    />
  );
}
