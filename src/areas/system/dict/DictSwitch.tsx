import { ArrowLeftOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { Button, Select, Space } from 'antd';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { dictTypes } from './dict.resource';

/** Navigates back to all dictionaries, or to the entries of another dictionary. */
export function DictSwitch({ dictType }: { dictType: string }) {
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
