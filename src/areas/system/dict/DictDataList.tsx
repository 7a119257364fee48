import { useTranslation } from 'react-i18next';
import { addressOf } from '@/shared/list/addressOf';
import { text } from '@/shared/list/listAddress';
import { columnsOf } from '@/shared/list/columnsOf';
import { ColourTag, DictTag, TAG_COLOURS } from '@/shared/dict/DictTag';
import { CrudPage } from '@/shared/list/crud/CrudPage';
import { dictData, type DictData, dictTypes } from './dict.resource';
import { DictDataImport } from './DictImport';
import { ArrowLeftOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { Button, Form, InputNumber, Select, Space, Switch } from 'antd';
import { useSearchParams } from 'react-router-dom';
import { itemsOf, RemarkItem } from '@/shared/form/fields/itemsOf';
import type { FormOf } from '@/shared/api/crudApi';
import { EditModal } from '@/shared/form/EditModal';
import { storedIn } from '@/shared/form/stored';
import { OptionRadio } from '@/shared/form/fields/OptionRadio';

/** The entries of one dictionary in display order, with value, label and tag color. */
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

/** A button back to all dictionaries, and a select to switch to the entries of another dictionary. */
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

const { Entry, Field, Text } = itemsOf(dictData);

interface DictDataModalProps {
  entry: DictData | undefined;
  dictType: string;
  onClose: () => void;
}

/** The form that adds or edits a dictionary entry. The color choices show the label while the user types it. */
function DictDataModal({ entry, dictType, onClose }: DictDataModalProps) {
  const { t } = useTranslation(['system', 'shared']);
  const fresh: FormOf<DictData> = { dictCode: 0, dictType, status: '0', isDefault: 'N', listClass: 'default' };
  return (
    <EditModal<DictData>
      path={dictData.path}
      title={entry ? t('shared:crud.editOf', { name: entry.dictLabel }) : t('dict.addEntry', { type: dictType })}
      start={entry ? { ...storedIn(dictData, entry), keys: ['dictCode', 'dictType'] } : fresh}
      save={dictData.save}
      onClose={onClose}
      // A new entry has no draft, because its draft would also be offered in every other dictionary.
      {...(entry && { draft: { record: entry.dictCode, row: entry } })}
    >
      <Text name="dictLabel" required />
      <Text name="dictValue" required />
      <Field name="dictSort" rules={[{ required: true }]}>
        <InputNumber min={0} max={9999} precision={0} style={{ width: 160 }} />
      </Field>
      <ColourField />
      <Field
        name="isDefault"
        extra={t('dict.defaultHint')}
        layout="horizontal"
        getValueProps={(value) => ({ checked: value === 'Y' })}
        normalize={(on: boolean) => (on ? 'Y' : 'N')}
      >
        <Switch size="small" />
      </Field>
      <Entry name="status" as="radio" />
      <Text name="cssClass" />
      <RemarkItem />
    </EditModal>
  );
}

/** Radio buttons for the tag color; each shows the tag itself. */
function ColourField() {
  const { t } = useTranslation('system');
  const form = Form.useFormInstance();
  const label: unknown = Form.useWatch('dictLabel', form);
  return (
    <Field name="listClass" getValueProps={(value) => ({ value: value || 'default' })}>
      <OptionRadio
        options={TAG_COLOURS.map((colour) => ({
          value: colour,
          label: (
            <>
              <ColourTag colour={colour}>{String(label || t(`dict.colours.${colour}`))}</ColourTag>
              <span className="sr-only"> {t(`dict.colours.${colour}`)}</span>
            </>
          ),
          title: t(`dict.colours.${colour}`),
        }))}
      />
    </Field>
  );
}
