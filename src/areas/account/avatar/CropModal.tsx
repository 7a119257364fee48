import { Alert, Modal, Slider } from 'antd';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { alreadyShown } from '@/shared/api/ApiError';
import { useSubmit } from '@/shared/crud/useSubmit';
import { useErrorText } from '@/shared/ui/errorText';
import { type Crop, MOST_ZOOM, startCrop, within } from './crop';
import { CropCanvas } from './CropCanvas';
import styles from './avatar.module.css';

interface CropModalProps {
  picture: ImageBitmap;
  /** Keeps the square, a PNG; what it rejects with is said here, and the crop stays as it is. */
  save: (square: Blob) => Promise<void>;
  onClose: () => void;
}

/** A picture is cropped to the square that becomes the avatar. */
export function CropModal({ picture, save, onClose }: CropModalProps) {
  const { t } = useTranslation(['account', 'shared']);
  const errorText = useErrorText();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [crop, setCrop] = useState<Crop>(startCrop);
  const [failure, setFailure] = useState('');
  const { busy, submit } = useSubmit(async () => {
    setFailure('');
    try {
      await save(await squareIn(canvas.current));
      onClose();
    } catch (error) {
      if (!alreadyShown(error)) setFailure(errorText(error));
    }
  });
  const slider = (name: keyof Crop, label: string, min: number, max: number) => (
    <>
      <div aria-hidden="true">{label}</div>
      <Slider
        min={min}
        max={max}
        step={0.05}
        value={crop[name]}
        tooltip={{ open: false }}
        ariaLabelForHandle={label}
        onChange={(value: number) => setCrop(within({ ...crop, [name]: value }))}
      />
    </>
  );
  return (
    <Modal
      open
      width={400}
      title={t('avatar.crop')}
      okText={t('avatar.use')}
      cancelText={t('shared:action.cancel')}
      onOk={() => void submit()}
      onCancel={() => busy || onClose()}
      okButtonProps={{ loading: busy }}
      mask={{ closable: false }}
    >
      <div role="alert">{failure && <Alert type="error" showIcon title={failure} style={{ marginBottom: 16 }} />}</div>
      <CropCanvas canvas={canvas} picture={picture} crop={crop} label={t('avatar.title')} onCrop={setCrop} />
      <p className={styles.hint}>{t('avatar.cropHint')}</p>
      {slider('zoom', t('avatar.zoom'), 1, MOST_ZOOM)}
      {slider('x', t('avatar.horizontal'), -1, 1)}
      {slider('y', t('avatar.vertical'), -1, 1)}
    </Modal>
  );
}

function squareIn(canvas: HTMLCanvasElement | null): Promise<Blob> {
  return new Promise((resolve, reject) => {
    if (!canvas) return reject(new Error('no canvas'));
    canvas.toBlob((square) => (square ? resolve(square) : reject(new Error('no picture'))), 'image/png');
  });
}
