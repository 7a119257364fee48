import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CrudPage } from '@/shared/list/crud/CrudPage';
import { useDialogs } from '@/shared/display/useDialogs';
import { type DfsFile, dfsFiles } from './dfs.resource';
import { FileTools } from './FileTools';
import { useFileActions } from './useFileActions';
import { useFileColumns } from './useFileColumns';

/** The stored files: upload, registration by address, preview, renaming in the row, removal, and the storage configuration. */
export default function DfsListPage() {
  const { t } = useTranslation(['system', 'shared']);
  const [dialogs, open] = useDialogs();
  const [renaming, setRenaming] = useState<DfsFile['id']>();
  const actionsOf = useFileActions();
  const columns = useFileColumns({ open, renaming, onRenamed: () => setRenaming(undefined) });
  return (
    <CrudPage
      api={dfsFiles}
      columns={columns}
      defaultSort={{ field: 'createTime', order: 'desc' }}
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
