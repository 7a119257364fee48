import { Alert, Modal, Slider } from 'antd';
import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { alreadyShown } from '@/shared/api/ApiError';
import { useSubmit } from '@/shared/display/useSubmit';
import { errorTextNow } from '@/shared/display/errorText';
import { type Crop, type CropShape, dragged, frameOf, keptSize, MAX_ZOOM, startCrop, within } from './crop';
import styles from '../upload/upload.module.css';

interface CropModalProps {
  picture: ImageBitmap;
  shape: CropShape;
  title?: string;
  okText?: string;
  /** The file type of the cropped picture; by default PNG. */
  type?: 'image/png' | 'image/jpeg';
  /** A cropped picture with more bytes becomes a JPEG, which is smaller. */
  maxBytes?: number;
  /** Saves the cropped picture. If it rejects, the dialog shows the error and keeps the crop. */
  save: (cropped: Blob) => Promise<void>;
  onClose: () => void;
}

/** The dialog that crops a picture to a given shape, with the mouse or the sliders. */
export function CropModal({
  picture,
  shape,
  title,
  okText,
  type = 'image/png',
  maxBytes = Infinity,
  save,
  onClose,
}: CropModalProps) {
  const { t } = useTranslation();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [crop, setCrop] = useState<Crop>(startCrop);
  const [failure, setFailure] = useState('');
  const { busy, submit } = useSubmit(async () => {
    setFailure('');
    try {
      let cropped = await drawnIn(canvas.current, type);
      if (cropped.size > maxBytes) cropped = await drawnIn(canvas.current, 'image/jpeg');
      await save(cropped);
      onClose();
    } catch (error) {
      if (!alreadyShown(error)) setFailure(errorTextNow(error));
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

interface CropCanvasProps {
  canvas: RefObject<HTMLCanvasElement | null>;
  picture: ImageBitmap;
  crop: Crop;
  shape: CropShape;
  label: string;
  onCrop: (crop: Crop) => void;
}

/** The cropped picture. The user drags the picture inside the frame. The sliders of the dialog have the same effect. */
function CropCanvas({ canvas, picture, crop, shape, label, onCrop }: CropCanvasProps) {
  const last = useRef<{ x: number; y: number }>(undefined);
  const kept = keptSize(picture, shape);

  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context) return;
    const { left, top, width, height } = frameOf(picture, crop, shape.ratio);
    context.imageSmoothingQuality = 'high';
    context.fillStyle = '#fff';
    context.fillRect(0, 0, kept.width, kept.height);
    context.drawImage(picture, left, top, width, height, 0, 0, kept.width, kept.height);
  }, [canvas, picture, crop, shape.ratio, kept.width, kept.height]);

  function grab(event: PointerEvent<HTMLCanvasElement>) {
    event.currentTarget.setPointerCapture(event.pointerId);
    last.current = { x: event.clientX, y: event.clientY };
  }
  function move(event: PointerEvent<HTMLCanvasElement>) {
    if (!last.current) return;
    const { clientX, clientY, currentTarget } = event;
    const by = { dx: clientX - last.current.x, dy: clientY - last.current.y, shown: currentTarget.clientWidth };
    last.current = { x: clientX, y: clientY };
    onCrop(dragged(picture, crop, shape.ratio, by));
  }
  const letGo = () => {
    last.current = undefined;
  };

  return (
    <canvas
      ref={canvas}
      className={shape.round ? `${styles.canvas} ${styles.round}` : styles.canvas}
      width={kept.width}
      height={kept.height}
      style={{ aspectRatio: shape.ratio, width: `min(100%, ${Math.round(Math.min(352, 256 * shape.ratio))}px)` }}
      role="img"
      aria-label={label}
      onPointerDown={grab}
      onPointerMove={move}
      onPointerUp={letGo}
      onPointerCancel={letGo}
    />
  );
}
