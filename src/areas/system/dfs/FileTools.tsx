import { CloudUploadOutlined, LinkOutlined, SettingOutlined } from '@ant-design/icons';
import { Button, Form, Input, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { NewButton } from '@/shared/list/actions/NewButton';
import { Can } from '@/shared/auth/Can';
import { useOpenDialog } from '@/shared/display/useDialogs';
import { ruleOf } from '@/shared/form/fields/ruleOf';
import { itemsOf } from '@/shared/form/fields/itemsOf';
import { EditModal } from '@/shared/form/EditModal';
import { httpUrl, safeHref } from '@/shared/lib/safeUrl';
import { limited } from '@/shared/form/fields/limited';
import { useDict } from '@/shared/dict/useDict';
import { chosen } from '@/shared/form/fields/required';
import { UploadDialog } from './UploadDialog';
import { nameInAddress } from '@/shared/files/nameInAddress';
import { dfsFiles, getStorage, registerFile, saveStorage, STORAGE } from './dfs.resource';
import { type ProviderField, providers } from './providers';

/** The buttons above the files: the storage configuration, registration by URL, and upload. */
export function FileTools() {
  const open = useOpenDialog();
  const { t } = useTranslation('system');
  return (
    <>
      <Can permission="system:oss:config">
        <Button
          icon={<SettingOutlined aria-hidden="true" />}
          onClick={() => open((close) => <StorageModal onClose={close} />)}
        >
          {t('dfs.storage')}
        </Button>
      </Can>
      <Can permission="system:oss:add">
        <Button
          icon={<LinkOutlined aria-hidden="true" />}
          onClick={() => open((close) => <RegisterModal onClose={close} />)}
        >
          {t('dfs.register')}
        </Button>
      </Can>
      <NewButton
        permission="system:oss:add"
        icon={<CloudUploadOutlined aria-hidden="true" />}
        label={t('dfs.upload')}
        onClick={() => open((close) => <UploadDialog onClose={close} />)}
      />
    </>
  );
}

interface Fields {
  url: string;
  fileName?: string;
}
const { Text } = itemsOf<Fields>(dfsFiles);

/**
 * Registers a file that is already in the storage. The user enters the URL of the file. If the URL has no file name,
 * the user also enters a name.
 */
function RegisterModal({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('system');
  const addressRule = ruleOf((value?: string) => value && !safeHref(value) && t('dfs.config.urlInvalid'));
  const nameRule = ({ getFieldValue }: { getFieldValue: (name: string) => unknown }) =>
    ruleOf(
      () => !getFieldValue('fileName') && !nameInAddress(String(getFieldValue('url') ?? '')) && t('dfs.nameMissing'),
    );
  return (
    <EditModal<Fields>
      path={dfsFiles.path}
      title={t('dfs.register')}
      start={{}}
      save={({ url, fileName }, key) =>
        registerFile({ url: String(url), fileName: String(fileName ?? '').trim() || nameInAddress(String(url)) }, key)
      }
      onClose={onClose}
    >
      <Text
        name="url"
        normalize={(value: string) => value.trim()}
        rules={[{ required: true }, addressRule]}
        max={200}
        inputMode="url"
      />
      <Text name="fileName" extra={t('dfs.nameHint')} dependencies={['url']} rules={[nameRule]} max={64} />
    </EditModal>
  );
}

const { Field } = itemsOf<{ type: number } & Record<ProviderField['name'], string>>(dfsFiles);

const secrets = Object.values(providers)
  .flat()
  .filter(({ secret }) => secret)
  .map(({ name }) => name);

/** Loads the form values: masked secrets are blank, and `kept` lists the secrets that the server has. */
async function load(signal: AbortSignal) {
  const stored = await getStorage(signal);
  const blank = Object.fromEntries(secrets.map((name) => [name, undefined]));
  return { ...stored, ...blank, kept: secrets.filter((name) => stored[name]) };
}

const STORED = { load, keys: [] };

/** The form for the storage provider. Each of the six providers has its own fields. Stored secrets stay hidden. */
function StorageModal({ onClose }: { onClose: () => void }) {
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

/** The fields of the selected provider. */
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
