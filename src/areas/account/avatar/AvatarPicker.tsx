import { UserOutlined } from '@ant-design/icons';
import { Avatar, Button } from 'antd';
import { type ChangeEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { shownHere } from '@/shared/files/shownHere';
import { CropModal } from '@/shared/files/crop/CropModal';
import { type FileProblem, fileProblem, PICTURES } from '@/shared/files/upload/fileRules';
import { openPicture } from '@/shared/files/openPicture';
import { useProblemText } from '@/shared/files/upload/problemText';
import styles from './avatar.module.css';

/** The width and height of the saved avatar, in pixels. */
const SIDE = 256;

interface AvatarPickerProps {
  name: string;
  address: string;
  /** Saves the cropped square. */
  save: (square: Blob) => Promise<void>;
}

/** The user's avatar and a button to replace it. Checks the chosen file, then lets the user crop it to a square. */
export function AvatarPicker({ name, address, save }: AvatarPickerProps) {
  const { t } = useTranslation('account');
  const problemText = useProblemText();
  const input = useRef<HTMLInputElement>(null);
  const [picture, setPicture] = useState<ImageBitmap>();
  const [refused, setRefused] = useState<{ file: string; problem: FileProblem }>();

  async function take({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0];
    if (!file) return;
    setRefused(undefined);
    const found = (await fileProblem(file, PICTURES)) ?? (await openPicture(file));
    if (typeof found === 'string') setRefused({ file: file.name, problem: found });
    else setPicture(found);
    // Without this reset, choosing the same file again fires no change event.
    target.value = '';
  }

  function close() {
    picture?.close();
    setPicture(undefined);
  }

  return (
    <div className={styles.row}>
      <Avatar size={88} src={shownHere(address)} icon={<UserOutlined />} alt={t('avatar.of', { name })} />
      <div>
        <input
          ref={input}
          type="file"
          accept="image/png,image/jpeg,image/gif,image/webp"
          hidden
          aria-label={t('avatar.change')}
          onChange={(event) => void take(event)}
        />
        <Button onClick={() => input.current?.click()}>{t('avatar.change')}</Button>
        <p className={styles.hint}>{t('avatar.hint')}</p>
        <div role="alert">
          {refused && <p className={styles.failure}>{problemText(refused.problem, refused.file, PICTURES)}</p>}
        </div>
      </div>
      {picture && (
        <CropModal
          picture={picture}
          shape={{ ratio: 1, width: SIDE, round: true, exact: true }}
          title={t('avatar.crop')}
          okText={t('avatar.use')}
          save={save}
          onClose={close}
        />
      )}
    </div>
  );
}
