import { CloudUploadOutlined, SettingOutlined } from '@ant-design/icons';
import type { ProColumns } from '@ant-design/pro-components';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Can } from '@/shared/auth/Can';
import { listAddress, text } from '@/shared/list/listAddress';
import { DictTag } from '@/shared/dict/DictTag';
import { FilePreview } from '@/shared/files/FilePreview';
import { CrudPage } from '@/shared/crud/CrudPage';
import { useDialogs } from '@/shared/crud/useDialogs';
import { useCopy } from '@/shared/ui/useCopy';
import { type DfsFile, dfsFiles } from './dfs.api';
import { FileThumb } from './FileThumb';
import { NameCell } from './NameCell';
import { StorageModal } from './StorageModal';
import { UploadDialog } from './UploadDialog';
import { fileActions } from './fileActions';

const address = listAddress({
  filters: { fileName: text, fileSuffix: text, createBy: text },
  sortable: ['id', 'fileName', 'createTime'],
  defaultSort: { field: 'createTime', order: 'desc' },
});

const nameOf = (file: DfsFile) => file.fileName;

/** The stored files: upload, preview, renaming in the row, removal, and the storage configuration. */
export default function DfsListPage() {
  const { t } = useTranslation(['system', 'shared']);
  const [dialogs, open] = useDialogs();
  const [renaming, setRenaming] = useState<DfsFile['id']>();
  const copy = useCopy();
  const show = ({ fileName: name, url }: DfsFile) =>
    open((close) => <FilePreview file={{ name, url }} onClose={close} />);

  const columns: ProColumns<DfsFile>[] = [
    { dataIndex: 'id', title: t('dfs.id'), search: false, sorter: true },
    {
      dataIndex: 'fileName',
      title: t('dfs.fileName'),
      sorter: true,
      render: (_, file) => (
        <NameCell file={file} editing={renaming === file.id} onDone={() => setRenaming(undefined)} />
      ),
    },
    { dataIndex: 'fileSuffix', title: t('dfs.fileSuffix') },
    {
      key: 'preview',
      title: t('dfs.preview'),
      search: false,
      render: (_, file) => <FileThumb file={file} onOpen={() => show(file)} />,
    },
    { dataIndex: 'createBy', title: t('dfs.createBy') },
    {
      dataIndex: 'service',
      title: t('dfs.service'),
      search: false,
      render: (_, file) => <DictTag dictType="sys_oss_service" value={file.service} />,
    },
    { dataIndex: 'createTime', title: t('shared:field.createTime'), search: false, sorter: true },
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
          onStorage={() => open((close) => <StorageModal onClose={close} />)}
        />
      }
    >
      {dialogs}
    </CrudPage>
  );
}

function FileTools({ onUpload, onStorage }: { onUpload: () => void; onStorage: () => void }) {
  const { t } = useTranslation('system');
  return (
    <>
      <Can permission="system:oss:config">
        <Button icon={<SettingOutlined aria-hidden="true" />} onClick={onStorage}>
          {t('dfs.storage')}
        </Button>
      </Can>
      <Can permission="system:oss:add">
        <Button
          type="primary"
          icon={<CloudUploadOutlined aria-hidden="true" />}
          style={{ marginInlineStart: 8 }}
          onClick={onUpload}
        >
          {t('dfs.upload')}
        </Button>
      </Can>
    </>
  );
}
