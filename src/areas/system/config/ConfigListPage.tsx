import { useTranslation } from 'react-i18next';
import { CrudPage } from '@/shared/list/crud/CrudPage';
import { day, entry, listAddress, text } from '@/shared/list/listAddress';
import { YesNoItem } from '@/shared/form/fields/CommonItems';
import { RemarkItem, TextItem } from '@/shared/form/fields/TextItem';
import { type Config, configName, configs } from './config.api';
import { valueColumn } from './ConfigValue';

const YesNo = YesNoItem<Config>;
const Text = TextItem<Config>;
const address = listAddress({
  filters: { configName: text, configKey: text, configType: entry, beginTime: day, endTime: day },
  sortable: ['configName', 'configKey', 'createTime'],
  defaultSort: { field: 'createTime', order: 'desc' },
});

/** The list of system parameters. */
export default function ConfigListPage() {
  const { t } = useTranslation(['system', 'shared']);
  return (
    <CrudPage<Config>
      api={configs}
      address={address}
      permission="system:config"
      title={t('config.title')}
      nameOf={configName}
      columns={[
        { field: 'configName', title: t('config.configName'), filter: true, sort: true },
        { field: 'configValue', title: t('config.configValue'), card: 'fact', ...valueColumn },
        { field: 'configKey', title: t('config.configKey'), filter: true, sort: true, width: 'm' },
        { field: 'configType', title: t('config.configType'), dict: 'sys_yes_no', filter: true },
        { field: 'remark', title: t('shared:field.remark'), width: 'm' },
        { field: 'createTime', title: t('shared:field.createTime'), filter: true, kind: 'time', sort: true },
      ]}
      undeletable={({ configType }) => configType === 'Y'}
      batch="remove"
      form={{
        as: 'dialog',
        start: { configType: 'N' },
        fields: (
          <>
            <Text name="configName" label={t('config.configName')} max={100} required />
            <Text name="configKey" label={t('config.configKey')} max={100} required />
            <Text
              name="configValue"
              label={t('config.configValue')}
              max={1024}
              required
              lines={2}
              extra={t('config.secretHint')}
            />
            <YesNo name="configType" label={t('config.configType')} />
            <RemarkItem />
          </>
        ),
      }}
    />
  );
}
