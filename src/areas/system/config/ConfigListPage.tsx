import { useTranslation } from 'react-i18next';
import { itemsOf, RemarkItem } from '@/shared/form/fields/itemsOf';
import { columnsOf } from '@/shared/list/columnsOf';
import { CrudPage } from '@/shared/list/crud/CrudPage';
import { type Config, configs } from './config.resource';
import { valueColumn } from './ConfigValue';

const { Entry, Text } = itemsOf(configs);

/** The list of system parameters. */
export default function ConfigListPage() {
  const { t } = useTranslation(['system', 'shared']);
  const columns = columnsOf(t, configs, [
    { field: 'configName', filter: true, sort: true },
    { field: 'configValue', card: 'fact', ...valueColumn },
    { field: 'configKey', filter: true, sort: true, width: 'm' },
    { field: 'configType', filter: true },
    { field: 'remark', width: 'm' },
    { field: 'createTime', filter: true, sort: true },
  ]);
  return (
    <CrudPage<Config>
      api={configs}
      columns={columns}
      defaultSort={{ field: 'createTime', order: 'desc' }}
      undeletable={({ configType }) => configType === 'Y'}
      batch="remove"
      form={{
        as: 'dialog',
        start: { configType: 'N' },
        fields: (
          <>
            <Text name="configName" required />
            <Text name="configKey" required />
            <Text name="configValue" required lines={2} extra={t('config.secretHint')} />
            <Entry name="configType" as="radio" />
            <RemarkItem />
          </>
        ),
      }}
    />
  );
}
