import { useTranslation } from 'react-i18next';
import { addressOf } from '@/shared/list/addressOf';
import { text } from '@/shared/list/listAddress';
import { columnsOf } from '@/shared/list/columnsOf';
import { ColourTag, DictTag } from '@/shared/dict/DictTag';
import { CrudPage } from '@/shared/list/crud/CrudPage';
import { dictData, type DictData, dictTypes } from './dict.resource';
import { DictDataModal } from './DictDataModal';
import { DictDataImport } from './DictImport';
import { ArrowLeftOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { Button, Select, Space } from 'antd';
import { useSearchParams } from 'react-router-dom';

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

/** Navigates back to all dictionaries, or to the entries of another dictionary. */
function DictSwitch({ dictType }: { dictType: string }) {
  const { t } = useTranslation('system');
  const [, setSearch] = useSearchParams();
  const types = useQuery({
    queryKey: dictTypes.keys.list({ all: true }),
    queryFn: ({ signal }) =>
      dictTypes.list({ pageNum: 1, pageSize: 1000, sortField: 'dictType', sortOrder: 'asc' }, signal),
  });
  const known = types.data?.records.map((type) => ({
    value: type.dictType,
    label: `${type.dictName} (${type.dictType})`,
  }));
  return (
    <Space wrap style={{ marginBottom: 16 }}>
      <Button icon={<ArrowLeftOutlined aria-hidden="true" />} onClick={() => setSearch({})}>
        {t('dict.back')}
      </Button>
      <Select
        aria-label={t('dict.choose')}
        style={{ width: 340, maxWidth: '80vw' }}
        showSearch={{ optionFilterProp: 'label' }}
        loading={types.isPending}
        value={dictType}
        options={known ?? [{ value: dictType, label: dictType }]}
        onChange={(of) => setSearch({ of })}
      />
    </Space>
  );
}
