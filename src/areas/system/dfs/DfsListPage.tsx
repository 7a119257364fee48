import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CrudPage } from '@/shared/list/crud/CrudPage';
import { copyText } from '@/shared/display/copy/copyText';
import type { RowAction } from '@/shared/list/actions/RowActions';
import { safeHref } from '@/shared/lib/safeUrl';
import { type DfsFile, dfsFiles } from './dfs.resource';
import { FileTools } from './FileTools';
import { useFileColumns } from './useFileColumns';

/** The stored files: upload, registration by URL, preview, renaming in the row, removal, storage configuration. */
export default function DfsListPage() {
  const { t } = useTranslation(['system', 'shared']);
  const [renaming, setRenaming] = useState<DfsFile['id']>();
  const actionsOf = useFileActions();
  const columns = useFileColumns({ renaming, onRenamed: () => setRenaming(undefined) });
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
      toolbar={<FileTools />}
    />
  );
}

/** The row actions to download a file and to copy its URL; none if the URL is unsafe. */
function useFileActions(): (file: DfsFile) => RowAction[] {
  const { t } = useTranslation('system');
  return ({ url, fileName }) => {
    const href = safeHref(url);
    if (!href) return [];
    return [
      { label: t('dfs.download'), onClick: () => download(href, fileName) },
      { label: t('dfs.copy'), onClick: () => copyText(new URL(href, location.origin).href) },
    ];
  };
}

function download(href: string, name: string): void {
  const link = document.createElement('a');
  link.href = href;
  link.download = name;
  link.rel = 'noopener noreferrer';
  link.click();
}
