import { CloudUploadOutlined, LinkOutlined, SettingOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { NewButton } from '@/shared/list/actions/NewButton';
import { Can } from '@/shared/auth/Can';
import type { OpenDialog } from '@/shared/display/useDialogs';
import { RegisterModal } from './RegisterModal';
import { StorageModal } from './StorageModal';
import { UploadDialog } from './UploadDialog';

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
