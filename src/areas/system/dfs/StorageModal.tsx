import { Form, Input, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { ruleOf } from '@/shared/form/fields/ruleOf';
import { itemsOf } from '@/shared/form/fields/itemsOf';
import { limited } from '@/shared/form/fields/limited';
import { EditModal } from '@/shared/form/EditModal';
import { useDict } from '@/shared/dict/useDict';
import { httpUrl } from '@/shared/lib/safeUrl';
import { chosen } from '@/shared/form/fields/required';
import { getStorage, saveStorage, STORAGE, dfsFiles } from './dfs.resource';
import { type ProviderField, providers } from './providers';

const { Field } = itemsOf<{ type: number } & Record<ProviderField['name'], string>>(dfsFiles);

const secrets = Object.values(providers)
  .flat()
  .filter(({ secret }) => secret)
  .map(({ name }) => name);

/** The form values of the configuration: masked secrets are blank, and `kept` lists the secrets the server has. */
async function load(signal: AbortSignal) {
  const stored = await getStorage(signal);
  const blank = Object.fromEntries(secrets.map((name) => [name, undefined]));
  return { ...stored, ...blank, kept: secrets.filter((name) => stored[name]) };
}

const STORED = { load, keys: [] };

/** The form for the storage provider; each of the six providers has its own fields. A stored secret is never shown. */
export function StorageModal({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('system');
  return (
    <EditModal path={STORAGE} title={t('dfs.storage')} start={STORED} save={saveStorage} onClose={onClose}>
      <ProviderSelect />
      <ProviderFields />
    </EditModal>
  );
}

function ProviderSelect() {
  const { t } = useTranslation('system');
  const options = useDict('sys_oss_service').map(({ value, label }) => ({ value: Number(value), label }));
  return (
    <Field name="type" label={t('dfs.config.type')} rules={[chosen]}>
      <Select options={options} />
    </Field>
  );
}

/** The fields of the chosen provider. */
function ProviderFields() {
  const { t } = useTranslation('system');
  const form = Form.useFormInstance();
  const type = Form.useWatch<number | undefined>('type', form);
  const urlRule = ruleOf((value?: string) => value && !httpUrl(value.trim()) && t('dfs.config.urlInvalid'));
  const kept = Form.useWatch<string[] | undefined>('kept', { form, preserve: true });
  const isKept = ({ name, secret }: ProviderField) => (secret ?? false) && (kept?.includes(name) ?? false);
  return (providers[type ?? 0] ?? []).map((field) => (
    <Field
      key={field.name}
      name={field.name}
      label={t(`dfs.config.${field.name}`)}
      rules={[{ required: (field.required ?? false) && !isKept(field) }, ...(field.url ? [urlRule] : [])]}
    >
      {field.secret ? (
        <Input.Password
          maxLength={200}
          autoComplete="new-password"
          placeholder={isKept(field) ? t('dfs.config.secretKept') : ''}
        />
      ) : (
        <Input {...limited(200)} autoComplete="off" />
      )}
    </Field>
  ));
}
