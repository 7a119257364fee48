import { type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import { type Crop, type CropShape, dragged, frameOf, keptSize } from './crop';
import styles from '../upload/upload.module.css';

interface CropCanvasProps {
  canvas: RefObject<HTMLCanvasElement | null>;
  picture: ImageBitmap;
  crop: Crop;
  shape: CropShape;
  label: string;
  onCrop: (crop: Crop) => void;
}

/** The cropped picture; dragging moves the picture inside the frame, for which the dialog also has sliders. */
export function CropCanvas({ canvas, picture, crop, shape, label, onCrop }: CropCanvasProps) {
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
