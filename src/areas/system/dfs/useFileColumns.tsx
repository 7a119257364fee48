import { FilePreview } from '@/shared/files/FilePreview';
import type { Column } from '@/shared/list/column';
import { useTranslation } from 'react-i18next';
import type { DfsFile } from './dfs.api';
import { FileThumb } from './FileThumb';
import { NameCell } from './NameCell';
import type { OpenDialog } from '@/shared/display/useDialogs';

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
  return [
    {
      field: 'fileName',
      title: t('dfs.fileName'),
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
    { field: 'fileSuffix', title: t('dfs.fileSuffix'), filter: true, width: 's' },
    { field: 'createTime', title: t('shared:field.createTime'), kind: 'time', sort: true },
    { field: 'createBy', title: t('dfs.createBy'), filter: true },
    { field: 'service', title: t('dfs.service'), dict: 'sys_oss_service' },
    { field: 'id', title: t('dfs.id'), sort: true, width: 's' },
  ];
}
