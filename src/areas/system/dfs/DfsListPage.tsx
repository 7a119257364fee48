import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { listAddress, text } from '@/shared/list/listAddress';
import { CrudPage } from '@/shared/list/crud/CrudPage';
import { useDialogs } from '@/shared/display/useDialogs';
import { type DfsFile, dfsFiles, fileName } from './dfs.api';
import { FileTools } from './FileTools';
import { useFileActions } from './useFileActions';
import { useFileColumns } from './useFileColumns';

const address = listAddress({
  filters: { fileName: text, fileSuffix: text, createBy: text },
  sortable: ['id', 'fileName', 'createTime'],
  defaultSort: { field: 'createTime', order: 'desc' },
});

/** The stored files: upload, registration by address, preview, renaming in the row, removal, and the storage configuration. */
export default function DfsListPage() {
  const { t } = useTranslation(['system', 'shared']);
  const [dialogs, open] = useDialogs();
  const [renaming, setRenaming] = useState<DfsFile['id']>();
  const actionsOf = useFileActions();
  return (
    <CrudPage
      api={dfsFiles}
      address={address}
      permission="system:oss"
      title={t('dfs.title')}
      nameOf={fileName}
      columns={useFileColumns({ open, renaming, onRenamed: () => setRenaming(undefined) })}
      batch="remove"
      rowActions={(file, { remove }) => [
        { label: t('dfs.rename'), permission: 'system:oss:edit', onClick: () => setRenaming(file.id) },
        ...actionsOf(file),
        ...remove,
      ]}
      toolbar={<FileTools open={open} />}
    >
      {dialogs}
    </CrudPage>
  );
}
