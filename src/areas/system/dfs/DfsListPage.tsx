import { CloudUploadOutlined, SettingOutlined } from '@ant-design/icons';
import { actionsColumn } from '@/shared/list/actionsColumn';
import type { ProColumns } from '@ant-design/pro-components';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Can } from '@/shared/auth/Can';
import { CrudTable } from '@/shared/list/CrudTable';
import { listAddress, text } from '@/shared/list/listAddress';
import { useRemove } from '@/shared/actions/useRemove';
import { DictTag } from '@/shared/dict/DictTag';
import { FilePreview } from '@/shared/files/FilePreview';
import { type DfsFile, dfsFiles } from './dfs.api';
import { FileActions } from './FileActions';
import { FileThumb } from './FileThumb';
import { NameCell } from './NameCell';
import { StorageModal } from './StorageModal';
import { UploadDialog } from './UploadDialog';

const address = listAddress({
  filters: { fileName: text, fileSuffix: text, createBy: text },
  sortable: ['id', 'fileName', 'createTime'],
  defaultSort: { field: 'createTime', order: 'desc' },
});

const nameOf = (file: DfsFile) => file.fileName;

/** The file storage: files are uploaded, looked at, renamed in their row and removed; and where they are kept. */
export default function DfsListPage() {
  const { t } = useTranslation(['system', 'shared']);
  const [shown, setShown] = useState<DfsFile>();
  const [renaming, setRenaming] = useState<DfsFile['id']>();
  const [open, setOpen] = useState<'upload' | 'storage'>();
  const remove = useRemove(dfsFiles, nameOf);
  const close = () => setOpen(undefined);

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
      render: (_, file) => <FileThumb file={file} onOpen={() => setShown(file)} />,
    },
    { dataIndex: 'createBy', title: t('dfs.createBy') },
    {
      dataIndex: 'service',
      title: t('dfs.service'),
      search: false,
      render: (_, file) => <DictTag dictType="sys_oss_service" value={file.service} />,
    },
    { dataIndex: 'createTime', title: t('shared:field.createTime'), search: false, sorter: true },
    actionsColumn(t('shared:action.actions'), (file) => (
      <FileActions file={file} onRename={() => setRenaming(file.id)} onRemove={() => remove([file])} />
    )),
  ];

  return (
    <>
      <CrudTable
        api={dfsFiles}
        address={address}
        columns={columns}
        nameOf={nameOf}
        title={t('dfs.title')}
        toolbar={<FileTools key="tools" onOpen={setOpen} />}
        batch={(rows, clear) => (
          <Can permission="system:oss:remove">
            <Button danger size="small" onClick={() => void remove(rows).then((done) => done && clear())}>
              {t('shared:action.remove')}
            </Button>
          </Can>
        )}
      />
      {shown && <FilePreview file={{ name: shown.fileName, url: shown.url }} onClose={() => setShown(undefined)} />}
      {open === 'upload' && <UploadDialog onClose={close} />}
      {open === 'storage' && <StorageModal onClose={close} />}
    </>
  );
}

function FileTools({ onOpen }: { onOpen: (what: 'upload' | 'storage') => void }) {
  const { t } = useTranslation('system');
  return (
    <>
      <Can permission="system:oss:config">
        <Button icon={<SettingOutlined aria-hidden="true" />} onClick={() => onOpen('storage')}>
          {t('dfs.storage')}
        </Button>
      </Can>
      <Can permission="system:oss:add">
        <Button
          type="primary"
          icon={<CloudUploadOutlined aria-hidden="true" />}
          style={{ marginInlineStart: 8 }}
          onClick={() => onOpen('upload')}
        >
          {t('dfs.upload')}
        </Button>
      </Can>
    </>
  );
}
