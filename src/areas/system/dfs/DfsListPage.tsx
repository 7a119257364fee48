import { CloudUploadOutlined, LinkOutlined, SettingOutlined } from '@ant-design/icons';
import type { Column } from '@/shared/list/column';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NewButton } from '@/shared/list/actions/NewButton';
import { Can } from '@/shared/auth/Can';
import { listAddress, text } from '@/shared/list/listAddress';
import { FilePreview } from '@/shared/files/FilePreview';
import { CrudPage } from '@/shared/list/crud/CrudPage';
import { useDialogs } from '@/shared/display/useDialogs';
import { useCopy } from '@/shared/display/copy/useCopy';
import { type DfsFile, dfsFiles } from './dfs.api';
import { FileThumb } from './FileThumb';
import { NameCell } from './NameCell';
import { RegisterModal } from './RegisterModal';
import { StorageModal } from './StorageModal';
import { UploadDialog } from './UploadDialog';
import { fileActions } from './fileActions';

const address = listAddress({
  filters: { fileName: text, fileSuffix: text, createBy: text },
  sortable: ['id', 'fileName', 'createTime'],
  defaultSort: { field: 'createTime', order: 'desc' },
});

const nameOf = (file: DfsFile) => file.fileName;

/** The stored files: upload, registration by address, preview, renaming in the row, removal, and the storage configuration. */
export default function DfsListPage() {
  const { t } = useTranslation(['system', 'shared']);
  const [dialogs, open] = useDialogs();
  const [renaming, setRenaming] = useState<DfsFile['id']>();
  const copy = useCopy();
  const show = ({ fileName: name, url }: DfsFile) =>
    open((close) => <FilePreview file={{ name, url }} onClose={close} />);

  const columns: Column<DfsFile>[] = [
    {
      field: 'fileName',
      title: t('dfs.fileName'),
      filter: true,
      sort: true,
      render: (file) => <NameCell file={file} editing={renaming === file.id} onDone={() => setRenaming(undefined)} />,
    },
    {
      key: 'preview',
      title: t('dfs.preview'),
      width: 's',
      card: 'state',
      render: (file) => <FileThumb file={file} onOpen={() => show(file)} />,
    },
    { field: 'fileSuffix', title: t('dfs.fileSuffix'), filter: true, width: 's' },
    { field: 'createTime', title: t('shared:field.createTime'), kind: 'time', sort: true },
    { field: 'createBy', title: t('dfs.createBy'), filter: true },
    { field: 'service', title: t('dfs.service'), dict: 'sys_oss_service' },
    { field: 'id', title: t('dfs.id'), sort: true, width: 's' },
  ];

  return (
    <CrudPage
      api={dfsFiles}
      address={address}
      permission="system:oss"
      title={t('dfs.title')}
      nameOf={nameOf}
      columns={columns}
      batch="remove"
      rowActions={(file, { remove }) => [
        { label: t('dfs.rename'), permission: 'system:oss:edit', onClick: () => setRenaming(file.id) },
        ...fileActions(file, copy, t),
        ...remove,
      ]}
      toolbar={
        <FileTools
          onUpload={() => open((close) => <UploadDialog onClose={close} />)}
          onRegister={() => open((close) => <RegisterModal onClose={close} />)}
          onStorage={() => open((close) => <StorageModal onClose={close} />)}
        />
      }
    >
      {dialogs}
    </CrudPage>
  );
}

interface FileToolsProps {
  onUpload: () => void;
  onRegister: () => void;
  onStorage: () => void;
}

function FileTools({ onUpload, onRegister, onStorage }: FileToolsProps) {
  const { t } = useTranslation('system');
  return (
    <>
      <Can permission="system:oss:config">
        <Button icon={<SettingOutlined aria-hidden="true" />} onClick={onStorage}>
          {t('dfs.storage')}
        </Button>
      </Can>
      <Can permission="system:oss:add">
        <Button icon={<LinkOutlined aria-hidden="true" />} onClick={onRegister}>
          {t('dfs.register')}
        </Button>
      </Can>
      <NewButton
        permission="system:oss:add"
        icon={<CloudUploadOutlined aria-hidden="true" />}
        label={t('dfs.upload')}
        onClick={onUpload}
      />
    </>
  );
}
