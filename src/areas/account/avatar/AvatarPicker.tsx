import { UserOutlined } from '@ant-design/icons';
import { Avatar, Button } from 'antd';
import { type ChangeEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { safeHref } from '@/shared/lib/safeUrl';
import styles from './avatar.module.css';
import { CropModal } from './CropModal';
import { avatarProblem, type AvatarProblem, MOST_PIXELS } from './imageType';

interface AvatarPickerProps {
  name: string;
  address: string;
  /** Keeps the cropped square. */
  save: (square: Blob) => Promise<void>;
}

/** A person's picture, and another one: chosen, looked at by its bytes, cropped to a square. */
export function AvatarPicker({ name, address, save }: AvatarPickerProps) {
  const { t } = useTranslation('account');
  const input = useRef<HTMLInputElement>(null);
  const [picture, setPicture] = useState<ImageBitmap>();
  const [refused, setRefused] = useState<{ file: string; problem: AvatarProblem }>();

  async function take({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0];
    if (!file) return;
    setRefused(undefined);
    const found = (await avatarProblem(file)) ?? (await opened(file));
    if (typeof found === 'string') setRefused({ file: file.name, problem: found });
    else setPicture(found);
    // The same file may be chosen again.
    target.value = '';
  }

  function close() {
    picture?.close();
    setPicture(undefined);
  }

  return (
    <div className={styles.row}>
      <Avatar size={88} src={safeHref(address)} icon={<UserOutlined />} alt={t('avatar.of', { name })} />
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
          {refused && <p className={styles.failure}>{t(`avatar.${refused.problem}`, { file: refused.file })}</p>}
        </div>
      </div>
      {picture && <CropModal picture={picture} save={save} onClose={close} />}
    </div>
  );
}

/** A picture ready to be drawn; files that only begin like one, and those with too many pixels, are not. */
async function opened(file: Blob): Promise<ImageBitmap | AvatarProblem> {
  try {
    const picture = await createImageBitmap(file);
    if (picture.width * picture.height <= MOST_PIXELS) return picture;
    picture.close();
  } catch {
    // It says so below.
  }
  return 'unreadable';
}
