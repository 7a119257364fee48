import { useModal } from '@/shared/display/useDialogs';
import { keysOf } from '@/shared/api/queryKeys';
import { useQuery } from '@tanstack/react-query';
import { Button, Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import { Loading } from '@/shared/display/Loading';
import { safeHref } from '@/shared/lib/safeUrl';
import { decodeText } from './decodeText';
import { nameInAddress } from './nameInAddress';
import { PICTURES, suffixOf } from './upload/fileRules';
import { PdfView } from './PdfView';
import { shownHere } from './shownHere';
import { storedFile } from './storedFile';
import { StoredPicture } from './StoredPicture';
import styles from './upload/upload.module.css';

/** A record's reference to a file on the server. */
export interface StoredFile {
  name: string;
  url: string;
  /** The size in bytes, if the record has it. */
  size?: number;
}

/** Max number of characters shown of a text file. */
const MAX_TEXT = 200_000;

/** The kind of preview: a picture, a PDF, a text file, or 'none' for a link only. */
export function previewKind({ name, url }: StoredFile): 'picture' | 'pdf' | 'text' | 'none' {
  const suffix = suffixOf(name) || suffixOf(nameInAddress(url));
  if (!safeHref(url)) return 'none';
  if (suffix === 'txt' && shownHere(url)) return 'text';
  // Many addresses have no file extension: `PdfView` then checks the content of the file.
  if (suffix === 'pdf' || suffix === '') return 'pdf';
  return PICTURES.suffixes.includes(suffix) ? 'picture' : 'none';
}

/**
 * Previews a picture, a PDF or a text file in a dialog. For any other file, the dialog has only a link to a new window.
 */
export function FilePreview({ file, picture, onClose }: { file: StoredFile; picture?: boolean; onClose: () => void }) {
  const { t } = useTranslation();
  const modal = useModal(onClose);
  const href = safeHref(file.url);
  const kind = picture && href ? 'picture' : previewKind(file);
  return (
    <Modal
      {...modal}
      width={800}
      title={<bdi>{file.name}</bdi>}
      footer={
        href ? (
          <Button href={href} target="_blank" rel="noopener noreferrer">
            {t('upload.newWindow')}
          </Button>
        ) : null
      }
    >
      {kind === 'picture' && <StoredPicture className={styles.preview} url={href} alt={file.name} />}
      {kind === 'pdf' && href && <PdfView name={file.name} href={href} />}
      {kind === 'text' && <TextPreview url={file.url} />}
      {kind === 'none' && <p>{t('upload.noPreview')}</p>}
    </Modal>
  );
}

function TextPreview({ url }: { url: string }) {
  const text = useQuery({
    queryKey: keysOf(url).call('text'),
    queryFn: async ({ signal }) => decodeText(await (await storedFile(url, signal)).arrayBuffer()),
    gcTime: 0,
  });
  if (!text.isSuccess) return <Loading query={text} />;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- makes it scrollable with the keyboard
    <pre className={styles.text} tabIndex={0}>
      {text.data.slice(0, MAX_TEXT)}
    </pre>
  );
}
