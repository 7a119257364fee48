import { Button, Input } from 'antd';
import { type PointerEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { alreadyShown } from '@/shared/api/ApiError';
import { errorTextNow } from '@/shared/display/errorText';
import { type FieldProps, groupProps } from '@/shared/display/fieldProps';
import { useSubmit } from '@/shared/display/useSubmit';
import type { StoredFile } from '@/shared/files/FilePreview';
import { StoredPicture } from '@/shared/files/StoredPicture';
import { uploadFile } from '@/shared/files/upload/upload.api';
import styles from './form.module.css';

const [WIDTH, HEIGHT] = [600, 200];

/** A signature, drawn with mouse or finger, or typed as a name. Its value is the stored picture. */
export function SignatureField({ value, onChange, disabled, ...field }: FieldProps<StoredFile | undefined>) {
  const { t } = useTranslation(['workflow', 'shared']);
  const canvas = useRef<HTMLCanvasElement>(null);
  const isDrawing = useRef(false);
  const [typed, setTyped] = useState('');
  const [isEmpty, setIsEmpty] = useState(true);
  const [failure, setFailure] = useState('');

  /** Clears the picture and writes a name into it. */
  function write(name: string) {
    const pen = canvas.current?.getContext('2d');
    setTyped(name);
    setIsEmpty(name.trim() === '');
    if (!pen) return;
    clear(pen);
    pen.font = 'italic 96px serif';
    pen.textAlign = 'center';
    pen.textBaseline = 'middle';
    pen.fillText(name.trim(), WIDTH / 2, HEIGHT / 2, WIDTH - 40);
  }

  function draw({ currentTarget, clientX, clientY, type, pointerId }: PointerEvent<HTMLCanvasElement>) {
    const pen = currentTarget.getContext('2d');
    const isStart = type === 'pointerdown';
    if (!pen || disabled || (!isStart && !isDrawing.current)) return;
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    const [x, y] = [((clientX - left) * WIDTH) / width, ((clientY - top) * HEIGHT) / height];
    if (isStart) {
      currentTarget.setPointerCapture(pointerId);
      isDrawing.current = true;
      if (isEmpty || typed) clear(pen);
      pen.beginPath();
      pen.moveTo(x, y);
      setTyped('');
      setIsEmpty(false);
    }
    pen.lineTo(x, y);
    pen.stroke();
  }
  const lift = () => {
    isDrawing.current = false;
  };

  async function store(picture: Blob) {
    const { url } = await uploadFile(picture, 'signature.png');
    onChange?.({ name: 'signature.png', url, size: picture.size });
  }

  const { busy, submit: confirm } = useSubmit(async () => {
    setFailure('');
    const picture = await new Promise<Blob | null>((done) => {
      if (canvas.current) canvas.current.toBlob(done);
      else done(null);
    });
    if (!picture) return;
    try {
      await store(picture);
    } catch (error) {
      if (!alreadyShown(error)) setFailure(errorTextNow(error));
    }
  });

  if (value) {
    return (
      <div {...groupProps(field)} aria-label={t('sign.title')} className={styles.signing}>
        <StoredPicture url={value.url} alt={t('sign.title')} className={styles.signature} />
        <Button
          disabled={disabled}
          onClick={() => {
            setTyped('');
            setIsEmpty(true);
            onChange?.(undefined);
          }}
        >
          {t('sign.again')}
        </Button>
      </div>
    );
  }
  return (
    <div {...groupProps(field)} aria-label={t('sign.title')} className={styles.signing}>
      <canvas
        ref={canvas}
        width={WIDTH}
        height={HEIGHT}
        className={styles.pad}
        role="img"
        aria-label={t('sign.pad')}
        onPointerDown={draw}
        onPointerMove={draw}
        onPointerUp={lift}
        onPointerCancel={lift}
      />
      <Input
        aria-label={t('sign.type')}
        placeholder={t('sign.type')}
        maxLength={40}
        value={typed}
        disabled={disabled}
        onChange={({ target }) => write(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing || event.ctrlKey || isEmpty) return;
          event.preventDefault();
          event.stopPropagation();
          void confirm();
        }}
      />
      <div className={styles.buttons}>
        <Button disabled={disabled || isEmpty} onClick={() => write('')}>
          {t('sign.clear')}
        </Button>
        <Button disabled={disabled || isEmpty} loading={busy} onClick={() => void confirm()}>
          {t('sign.confirm')}
        </Button>
      </div>
      <div role="alert">{failure}</div>
    </div>
  );
}

/** Resets the picture to dark ink on white paper in every theme, because it is also printed. */
function clear(pen: CanvasRenderingContext2D): void {
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.fillStyle = '#111';
  pen.strokeStyle = '#111';
  pen.lineWidth = 4;
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
}
