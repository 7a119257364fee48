import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '@/shared/display/IconButton';
import { DeleteOutlined, EyeOutlined, PaperClipOutlined } from '@ant-design/icons';
import { CropModal } from '../crop/CropModal';
import { type CropShape, isShaped } from '../crop/crop';
import { DropZone } from './DropZone';
import { FilePreview, type StoredFile } from '../FilePreview';
import { fileProblem, type FileRules, sizeText } from './fileRules';
import { openPicture } from '../openPicture';
import styles from './upload.module.css';
import { UploadRows } from './UploadRows';
import type { Upload } from './uploads';
import { useUploads } from './useUploads';
import { type FieldProps, useIsDisabled } from '@/shared/display/fieldProps';
import { StoredPicture } from '../StoredPicture';

interface UploadBoxProps {
  field: Omit<FieldProps<never>, 'value' | 'onChange'>;
  rules: FileRules;
  items: readonly StoredFile[];
  /** Max number of files. If `most` is 1, a new file replaces the old file. */
  most: number;
  /** Shows the files as pictures. */
  pictures?: boolean;
  /** Lets the user crop each picture to this shape before the upload. */
  crop?: CropShape | undefined;
  onChange: (items: StoredFile[]) => void;
}

const isOver = (state: Upload['state']) => state === 'refused' || state === 'failed';

/** The parts of every upload field: the stored files, the running uploads, and the drop zone. */
export function UploadBox({ rules, items, most, pictures = false, crop, onChange, ...props }: UploadBoxProps) {
  const { t } = useTranslation();
  const field = { ...props.field, disabled: useIsDisabled(props.field.disabled) };
  const stored = useRef(items);
  const [cropping, setCropping] = useState<{ picture: ImageBitmap; file: File }>();
  const [said, setSaid] = useState('');
  const [tooMany, setTooMany] = useState(false);
  useEffect(() => {
    stored.current = items;
  });

  function change(next: StoredFile[]) {
    // Not left to the effect, because a second upload may finish before the form has re-rendered after the first.
    stored.current = next;
    onChange(next);
  }

  const { uploads, list } = useUploads({
    field: field.id,
    onDone: ({ key, name, file, result }) => {
      const item = { name, url: result?.url ?? '', size: file.size };
      change(most === 1 ? [item] : [...stored.current, item].slice(0, most));
      uploads.remove(key);
      // The only allowed file has arrived, so earlier refused files no longer matter.
      if (most === 1) for (const one of list) if (isOver(one.state)) uploads.remove(one.key);
      setSaid(t('upload.arrived', { name }));
    },
  });

  function send(files: File[]) {
    // A running upload of an earlier choice must not arrive after the new one.
    if (most === 1) uploads.clear();
    uploads.add(files, rules);
  }

  async function take(files: File[]) {
    const room = most === 1 ? 1 : most - items.length - list.filter(({ state }) => state !== 'refused').length;
    setTooMany(files.length > room);
    const [first] = files;
    if (!crop || !first) return send(files.slice(0, Math.max(0, room)));
    const found = (await fileProblem(first, rules)) ?? (await openPicture(first));
    if (typeof found === 'string') uploads.refuse(first, found);
    else if (first.type === 'image/gif' && isShaped(found, crop)) {
      // Cropping would draw only the first frame of an animated GIF.
      found.close();
      send([first]);
    } else setCropping({ picture: found, file: first });
  }

  function closeCrop() {
    cropping?.picture.close();
    setCropping(undefined);
  }

  return (
    <div>
      <StoredFiles
        items={items}
        pictures={pictures}
        disabled={field.disabled}
        onRemove={(removed) => change(items.filter((_, index) => index !== removed))}
      />
      <DropZone
        field={field}
        rules={rules}
        multiple={most > 1 && !crop}
        small={items.length > 0}
        onFiles={(files) => void take(files)}
      />
      <div role="alert">{tooMany && <p className={styles.failure}>{t('upload.tooMany', { count: most })}</p>}</div>
      <UploadRows uploads={uploads} list={list} rules={rules} />
      <div role="status" className="sr-only">
        {said}
      </div>
      {cropping && crop && (
        <CropModal
          picture={cropping.picture}
          shape={crop}
          type={cropping.file.type === 'image/jpeg' ? 'image/jpeg' : 'image/png'}
          maxBytes={rules.maxBytes}
          save={async (cropped) => {
            const { type } = cropped;
            const name = cropping.file.name.replace(/\.[^.]*$/, type === 'image/jpeg' ? '.jpg' : '.png');
            send([new File([cropped], name, { type })]);
          }}
          onClose={closeCrop}
        />
      )}
    </div>
  );
}

interface StoredFilesProps {
  items: readonly StoredFile[];
  pictures: boolean;
  disabled: boolean;
  onRemove: (index: number) => void;
}

/** The stored files of a record, as pictures or names; each can be viewed and removed. */
function StoredFiles({ items, pictures, disabled, onRemove }: StoredFilesProps) {
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
                  {typeof file.size === 'number' && <small>{sizeText(file.size)}</small>}
                </span>
              </>
            )}
            <span className={styles.tools}>
              <IconButton
                size="small"
                icon={EyeOutlined}
                label={t('upload.preview', { name: file.name })}
                onClick={() => setShown(file)}
              />
              <IconButton
                size="small"
                disabled={disabled}
                icon={DeleteOutlined}
                label={t('upload.remove', { name: file.name })}
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
