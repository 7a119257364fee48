import { FileOutlined, FilePdfOutlined, FileTextOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { shownHere } from '@/shared/files/shownHere';
import { previewKind } from '@/shared/files/FilePreview';
import type { DfsFile } from './dfs.resource';

/** A thumbnail of a file, or the icon of its type; a click opens the file. */
export function FileThumb({ file, onOpen }: { file: DfsFile; onOpen: () => void }) {
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
