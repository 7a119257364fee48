/** The crop of a picture: `zoom` is 1 to 4; `x` and `y` move its center (-1 to 1). */
export interface Crop {
  zoom: number;
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

/** The initial crop: the largest part of the picture that fits the shape, centered. */
export const startCrop: Crop = { zoom: 1, x: 0, y: 0 };
/** The max zoom. */
export const MAX_ZOOM = 4;

/** The shape of the result: `ratio` is width divided by height, `width` is its max width in pixels. */
export interface CropShape {
  ratio: number;
  width: number;
  round?: boolean;
  /** True if the result is always `width` pixels wide, even if that enlarges a smaller picture. */
  exact?: boolean;
}

/** The visible part of the picture, in pixels of the original; never exceeds the picture. */
export function frameOf(size: Size, crop: Crop, ratio: number): Size & { left: number; top: number } {
  const { zoom, x, y } = within(crop);
  const width = Math.min(size.width, size.height * ratio) / zoom;
  const height = width / ratio;
  return { left: ((size.width - width) / 2) * (1 + x), top: ((size.height - height) / 2) * (1 + y), width, height };
}

/**
 * Returns the size of the result. With `exact`, the result is as wide as the shape. Otherwise the result is at most as
 * wide as the shape, and never larger than the picture.
 */
export function keptSize(size: Size, { ratio, width, exact }: CropShape): Size {
  const kept = exact ? width : Math.max(1, Math.round(Math.min(width, frameOf(size, startCrop, ratio).width)));
  return { width: kept, height: Math.max(1, Math.round(kept / ratio)) };
}

/** True if a picture already has the size of the result. */
export function isShaped(size: Size, shape: CropShape): boolean {
  const { width, height } = keptSize(size, shape);
  return width === size.width && height === size.height;
}

/** The crop after dragging the picture by `dx` and `dy` pixels in a frame `shown` pixels wide. */
export function dragged(size: Size, crop: Crop, ratio: number, by: { dx: number; dy: number; shown: number }): Crop {
  const frame = frameOf(size, crop, ratio);
  const perPixel = frame.width / by.shown;
  const part = (room: number, distance: number) => (room > 0 ? (distance * perPixel) / room : 0);
  return within({
    ...crop,
    x: crop.x - part((size.width - frame.width) / 2, by.dx),
    y: crop.y - part((size.height - frame.height) / 2, by.dy),
  });
}

/** Clamps every value of a crop to its bounds. */
export const within = ({ zoom, x, y }: Crop): Crop => ({
  zoom: clamp(zoom, 1, MAX_ZOOM),
  x: clamp(x, -1, 1),
  y: clamp(y, -1, 1),
});

const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value || 0));
