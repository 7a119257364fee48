import { type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import { type Crop, dragged, squareOf } from './crop';
import styles from './avatar.module.css';

/** The side of the avatar that is kept, in pixels. */
const SIDE = 256;

interface CropCanvasProps {
  canvas: RefObject<HTMLCanvasElement | null>;
  picture: ImageBitmap;
  crop: Crop;
  label: string;
  onCrop: (crop: Crop) => void;
}

/** The square as it will be; dragging moves the picture below it. What it can do by dragging, sliders can do too. */
export function CropCanvas({ canvas, picture, crop, label, onCrop }: CropCanvasProps) {
  const last = useRef<{ x: number; y: number }>(undefined);

  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context) return;
    const { left, top, side } = squareOf(picture, crop);
    context.imageSmoothingQuality = 'high';
    context.fillStyle = '#fff';
    context.fillRect(0, 0, SIDE, SIDE);
    context.drawImage(picture, left, top, side, side, 0, 0, SIDE, SIDE);
  }, [canvas, picture, crop]);

  function grab(event: PointerEvent<HTMLCanvasElement>) {
    event.currentTarget.setPointerCapture(event.pointerId);
    last.current = { x: event.clientX, y: event.clientY };
  }
  function move(event: PointerEvent<HTMLCanvasElement>) {
    if (!last.current) return;
    const { x, y } = last.current;
    last.current = { x: event.clientX, y: event.clientY };
    onCrop(dragged(picture, crop, event.clientX - x, event.clientY - y, event.currentTarget.clientWidth));
  }
  const letGo = () => {
    last.current = undefined;
  };

  return (
    <canvas
      ref={canvas}
      className={styles.canvas}
      width={SIDE}
      height={SIDE}
      role="img"
      aria-label={label}
      onPointerDown={grab}
      onPointerMove={move}
      onPointerUp={letGo}
      onPointerCancel={letGo}
    />
  );
}
