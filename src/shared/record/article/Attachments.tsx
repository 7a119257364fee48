import { PaperClipOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FilePreview, type StoredFile } from '@/shared/files/FilePreview';
import { sizeText } from '@/shared/files/upload/fileRules';
import styles from './article.module.css';

/** A stored file attached to a text. */
export interface Attachment {
  name: string;
  url: string;
  size?: number | undefined;
}

/** Lists the attached files. A click opens the preview of a file. Renders nothing if no files are attached. */
export function Attachments({ files }: { files: readonly Attachment[] }) {
  const { t } = useTranslation();
  const [shown, setShown] = useState<StoredFile>();
  if (files.length === 0) return null;
  return (
    <section className={styles.files}>
      <h3>{t('field.attachments')}</h3>
      <ul>
        {files.map(({ name, url, size }) => (
          <li key={url}>
            <Button type="link" icon={<PaperClipOutlined aria-hidden="true" />} onClick={() => setShown({ name, url })}>
              <bdi>{name}</bdi>
              {typeof size === 'number' && <small>{sizeText(size)}</small>}
            </Button>
          </li>
        ))}
      </ul>
      {shown && <FilePreview file={shown} onClose={() => setShown(undefined)} />}
    </section>
  );
}
