import { DeleteOutlined, EyeOutlined, PaperClipOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FilePreview, type StoredFile } from '../FilePreview';
import { StoredPicture } from '../StoredPicture';
import { sizeText } from './fileRules';
import styles from './upload.module.css';

interface StoredFilesProps {
  items: readonly StoredFile[];
  pictures: boolean;
  disabled: boolean;
  onRemove: (index: number) => void;
}

/** The stored files of a record, as pictures or names; each can be viewed and removed. */
export function StoredFiles({ items, pictures, disabled, onRemove }: StoredFilesProps) {
  const { t } = useTranslation();
  const [shown, setShown] = useState<StoredFile>();
  if (items.length === 0) return null;
  return (
    <>
      <ul className={pictures ? styles.pictures : styles.rows}>
        {items.map((file, index) => (
          <li key={file.url} className={pictures ? styles.picture : styles.row}>
            {pictures ? (
              <StoredPicture small url={file.url} alt={file.name} />
            ) : (
              <>
                <PaperClipOutlined aria-hidden="true" />
                <span className={styles.what}>
                  <bdi className={styles.name}>{file.name}</bdi>{' '}
                  {file.size !== undefined && <small>{sizeText(file.size)}</small>}
                </span>
              </>
            )}
            <span className={styles.tools}>
              <Button
                type="text"
                size="small"
                icon={<EyeOutlined aria-hidden="true" />}
                aria-label={t('upload.preview', { name: file.name })}
                onClick={() => setShown(file)}
              />
              <Button
                type="text"
                size="small"
                disabled={disabled}
                icon={<DeleteOutlined aria-hidden="true" />}
                aria-label={t('upload.remove', { name: file.name })}
                onClick={() => onRemove(index)}
              />
            </span>
          </li>
        ))}
      </ul>
      {shown && <FilePreview file={shown} picture={pictures} onClose={() => setShown(undefined)} />}
    </>
  );
}
