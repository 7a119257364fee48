import { Alert, Modal, Slider } from 'antd';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { alreadyShown } from '@/shared/api/ApiError';
import { useSubmit } from '@/shared/display/useSubmit';
import { useErrorText } from '@/shared/display/errorText';
import { type Crop, type CropShape, MAX_ZOOM, startCrop, within } from './crop';
import { CropCanvas } from './CropCanvas';
import styles from '../upload/upload.module.css';

interface CropModalProps {
  picture: ImageBitmap;
  shape: CropShape;
  title?: string;
  okText?: string;
  /** The file type of the cropped picture; by default PNG. */
  type?: 'image/png' | 'image/jpeg';
  /** Saves the cropped picture. When it rejects, the dialog shows the error and keeps the crop. */
  save: (cropped: Blob) => Promise<void>;
  onClose: () => void;
}

/** The dialog that crops a picture to a given shape, with the mouse or the sliders. */
export function CropModal({ picture, shape, title, okText, type = 'image/png', save, onClose }: CropModalProps) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [crop, setCrop] = useState<Crop>(startCrop);
  const [failure, setFailure] = useState('');
  const { busy, submit } = useSubmit(async () => {
    setFailure('');
    try {
      await save(await drawnIn(canvas.current, type));
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
      title={title ?? t('crop.title')}
      okText={okText ?? t('crop.use')}
      cancelText={t('action.cancel')}
      onOk={() => void submit()}
      onCancel={() => busy || onClose()}
      okButtonProps={{ loading: busy }}
      mask={{ closable: false }}
    >
      <div role="alert">{failure && <Alert type="error" showIcon title={failure} style={{ marginBottom: 16 }} />}</div>
      <CropCanvas
        canvas={canvas}
        picture={picture}
        crop={crop}
        shape={shape}
        label={t('crop.picture')}
        onCrop={setCrop}
      />
      <p className={styles.hint}>{t('crop.hint')}</p>
      {slider('zoom', t('crop.zoom'), 1, MAX_ZOOM)}
      {slider('x', t('crop.horizontal'), -1, 1)}
      {slider('y', t('crop.vertical'), -1, 1)}
    </Modal>
  );
}

function drawnIn(canvas: HTMLCanvasElement | null, type: string): Promise<Blob> {
  return new Promise((resolve, reject) => {
    if (!canvas) return reject(new Error('no canvas'));
    canvas.toBlob((drawn) => (drawn ? resolve(drawn) : reject(new Error('no picture'))), type, 0.9);
  });
}
