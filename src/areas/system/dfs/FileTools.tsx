import { CloudUploadOutlined, LinkOutlined, SettingOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { NewButton } from '@/shared/list/actions/NewButton';
import { Can } from '@/shared/auth/Can';
import type { OpenDialog } from '@/shared/display/useDialogs';
import { ruleOf } from '@/shared/form/fields/ruleOf';
import { itemsOf } from '@/shared/form/fields/itemsOf';
import { EditModal } from '@/shared/form/EditModal';
import { safeHref } from '@/shared/lib/safeUrl';
import { StorageModal } from './StorageModal';
import { UploadDialog } from './UploadDialog';
import { dfsFiles, nameInAddress, registerFile } from './dfs.resource';

/** The buttons above the files: the storage configuration, registration by address, and upload. */
export function FileTools({ open }: { open: OpenDialog }) {
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

/** The form that adds a file already in the storage: its address, and its name unless the address contains one. */
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
