import { useTranslation } from 'react-i18next';
import { columnsOf } from '@/shared/list/columnsOf';
import { FilePreview } from '@/shared/files/FilePreview';
import type { Column } from '@/shared/list/column';
import type { OpenDialog } from '@/shared/display/useDialogs';
import { type DfsFile, dfsFiles } from './dfs.resource';
import { FileThumb } from './FileThumb';
import { NameCell } from './NameCell';

interface FileColumns {
  open: OpenDialog;
  /** The file whose name is edited. */
  renaming: DfsFile['id'] | undefined;
  onRenamed: () => void;
}

/** The columns and filters of the files; one of them may be renamed in its row. */
export function useFileColumns({ open, renaming, onRenamed }: FileColumns): Column<DfsFile>[] {
  const { t } = useTranslation(['system', 'shared']);
  const show = ({ fileName: name, url }: DfsFile) =>
    open((close) => <FilePreview file={{ name, url }} onClose={close} />);
  return columnsOf(t, dfsFiles, [
    {
      field: 'fileName',
      filter: true,
      sort: true,
      render: (file) => <NameCell file={file} editing={renaming === file.id} onDone={onRenamed} />,
    },
    {
      key: 'preview',
      title: t('dfs.preview'),
      width: 's',
      card: 'state',
      render: (file) => <FileThumb file={file} onOpen={() => show(file)} />,
    },
    { field: 'fileSuffix', filter: true, width: 's' },
    { field: 'createTime', sort: true },
    { field: 'createBy', filter: true },
    'service',
    { field: 'id', sort: true, width: 's' },
  ]);
}
