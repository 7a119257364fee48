import { Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { itemsOf } from '@/shared/form/fields/itemsOf';
import { limited } from '@/shared/form/fields/limited';
import { EditModal } from '@/shared/form/EditModal';
import { safeHref } from '@/shared/lib/safeUrl';
import { dfsFiles, nameInAddress, registerFile } from './dfs.resource';

interface Fields {
  url: string;
  fileName?: string;
}
const { Field } = itemsOf<Fields>(dfsFiles);

/** The form that adds a file already in the storage: its address, and its name unless the address contains one. */
export function RegisterModal({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('system');
  const addressRule = {
    validator: (_: unknown, value?: string) =>
      !value || safeHref(value) ? Promise.resolve() : Promise.reject(new Error(t('dfs.config.urlInvalid'))),
  };
  const nameRule = ({ getFieldValue }: { getFieldValue: (name: string) => unknown }) => ({
    validator: () =>
      getFieldValue('fileName') || nameInAddress(String(getFieldValue('url') ?? ''))
        ? Promise.resolve()
        : Promise.reject(new Error(t('dfs.nameMissing'))),
  });
  return (
    <EditModal<Fields>
      path={dfsFiles.path}
      title={t('dfs.register')}
      start={{}}
      save={({ url, fileName }) =>
        registerFile({ url: String(url), fileName: String(fileName ?? '').trim() || nameInAddress(String(url)) })
      }
      onClose={onClose}
    >
      <Field name="url" normalize={(value: string) => value.trim()} rules={[{ required: true }, addressRule]}>
        <Input {...limited(200)} autoComplete="off" inputMode="url" />
      </Field>
      <Field name="fileName" extra={t('dfs.nameHint')} dependencies={['url']} rules={[nameRule]}>
        <Input {...limited(64)} autoComplete="off" />
      </Field>
    </EditModal>
  );
}
