import { useTranslation } from 'react-i18next';
import { entry, listAddress, text } from '@/shared/list/listAddress';
import { ColourTag, DictTag } from '@/shared/dict/DictTag';
import { CrudPage } from '@/shared/list/crud/CrudPage';
import { type DictData, dictData, dictDataName } from './dict.api';
import { DictDataModal } from './DictDataModal';
import { DictDataImport } from './DictImport';
import { DictSwitch } from './DictSwitch';

const address = listAddress({
  filters: { dictLabel: text, status: entry, of: text },
  sortable: ['dictCode', 'dictSort', 'dictLabel', 'dictValue', 'createTime'],
  defaultSort: { field: 'dictSort', order: 'asc' },
});
/** The entries of one dictionary in their order, with value, label and tag colour. */
export function DictDataList({ dictType }: { dictType: string }) {
  const { t } = useTranslation(['system', 'shared']);
  return (
    <CrudPage<DictData>
      api={dictData}
      address={address}
      permission="system:dict"
      title={t('dict.entriesOf', { type: dictType })}
      nameOf={dictDataName}
      above={<DictSwitch dictType={dictType} />}
      exportable
      batch="remove"
      toolbar={<DictDataImport dictType={dictType} />}
      columns={[
        {
          field: 'dictLabel',
          title: t('dict.label'),
          filter: true,
          sort: true,
          render: ({ dictLabel, listClass }) => <ColourTag colour={listClass ?? ''}>{dictLabel}</ColourTag>,
        },
        { field: 'dictValue', title: t('dict.value'), sort: true },
        { field: 'dictSort', title: t('dict.sort'), kind: 'number', sort: true },
        { field: 'status', title: t('shared:field.status'), dict: 'sys_normal_disable', filter: true, card: 'state' },
        {
          field: 'isDefault',
          title: t('dict.isDefault'),
          dict: 'sys_yes_no',
          render: ({ isDefault }) => <DictTag dictType="sys_yes_no" value={isDefault === 'Y' ? 'Y' : ''} />,
        },
        { field: 'remark', title: t('shared:field.remark'), width: 'l' },
        { field: 'dictCode', title: t('dict.code'), sort: true },
        { field: 'createTime', title: t('shared:field.createTime'), kind: 'time', sort: true },
      ]}
      form={({ row, close }) => <DictDataModal entry={row} dictType={dictType} onClose={close} />}
    />
  );
}
