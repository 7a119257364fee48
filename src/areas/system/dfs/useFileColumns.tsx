import { useTranslation } from 'react-i18next';
import { columnsOf } from '@/shared/list/columnsOf';
import { FilePreview, previewKind } from '@/shared/files/FilePreview';
import type { Column } from '@/shared/list/column';
import type { OpenDialog } from '@/shared/display/useDialogs';
import { type DfsFile, dfsFiles } from './dfs.resource';
import { NameCell } from './NameCell';
import { FileOutlined, FilePdfOutlined, FileTextOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { shownHere } from '@/shared/files/shownHere';

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

/** A thumbnail of a file, or the icon of its type; a click opens the file. */
function FileThumb({ file, onOpen }: { file: DfsFile; onOpen: () => void }) {
  const { t } = useTranslation();
  const kind = previewKind({ name: file.fileSuffix ? `x${file.fileSuffix}` : file.fileName, url: file.url });
  const Sign = kind === 'text' ? FileTextOutlined : file.fileSuffix === '.pdf' ? FilePdfOutlined : FileOutlined;
  return (
    <Button
      type="text"
      aria-label={t('upload.preview', { name: file.fileName })}
      style={{ height: 40, width: 56, padding: 2 }}
      onClick={onOpen}
    >
      {kind === 'picture' && shownHere(file.url) ? (
        <img
          src={shownHere(file.url)}
          alt=""
          loading="lazy"
          referrerPolicy="no-referrer"
          style={{ maxHeight: 36, maxWidth: 52, objectFit: 'contain' }}
        />
      ) : (
        <Sign aria-hidden="true" style={{ fontSize: 22 }} />
      )}
    </Button>
  );
}
