import { useTranslation } from 'react-i18next';
import { addressOf } from '@/shared/list/addressOf';
import { text } from '@/shared/list/listAddress';
import { columnsOf } from '@/shared/list/columnsOf';
import { ColourTag, DictTag } from '@/shared/dict/DictTag';
import { CrudPage } from '@/shared/list/crud/CrudPage';
import { type DictData, dictData } from './dict.resource';
import { DictDataModal } from './DictDataModal';
import { DictDataImport } from './DictImport';
import { DictSwitch } from './DictSwitch';

/** The entries of one dictionary in their order, with value, label and tag colour. */
export function DictDataList({ dictType }: { dictType: string }) {
  const { t } = useTranslation(['system', 'shared']);
  const columns = columnsOf(t, dictData, [
    {
      field: 'dictLabel',
      filter: true,
      sort: true,
      render: ({ dictLabel, listClass }) => <ColourTag colour={listClass ?? ''}>{dictLabel}</ColourTag>,
    },
    { field: 'dictValue', sort: true },
    { field: 'dictSort', sort: true },
    { field: 'status', filter: true, card: 'state' },
    {
      field: 'isDefault',
      render: ({ isDefault }) => <DictTag dictType="sys_yes_no" value={isDefault === 'Y' ? 'Y' : ''} />,
    },
    { field: 'remark', width: 'l' },
    { field: 'dictCode', sort: true },
    { field: 'createTime', sort: true },
  ]);
  const address = addressOf(columns, { more: { of: text }, defaultSort: { field: 'dictSort', order: 'asc' } });
  return (
    <CrudPage<DictData>
      api={dictData}
      address={address}
      title={t('dict.entriesOf', { type: dictType })}
      above={<DictSwitch dictType={dictType} />}
      exportable
      batch="remove"
      toolbar={<DictDataImport dictType={dictType} />}
      columns={columns}
      form={({ row, close }) => <DictDataModal entry={row} dictType={dictType} onClose={close} />}
    />
  );
}
