import { useTranslation } from 'react-i18next';
import { ruleOf } from '@/shared/form/fields/ruleOf';
import { itemsOf } from '@/shared/form/fields/itemsOf';
import { EditModal } from '@/shared/form/EditModal';
import { safeHref } from '@/shared/lib/safeUrl';
import { dfsFiles, nameInAddress, registerFile } from './dfs.resource';

interface Fields {
  url: string;
  fileName?: string;
}
const { Text } = itemsOf<Fields>(dfsFiles);

/** The form that adds a file already in the storage: its address, and its name unless the address contains one. */
export function RegisterModal({ onClose }: { onClose: () => void }) {
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
      save={({ url, fileName }) =>
        registerFile({ url: String(url), fileName: String(fileName ?? '').trim() || nameInAddress(String(url)) })
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
