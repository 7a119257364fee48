/** How a picture is cropped: enlarged by `zoom` (1 to 4), its middle moved by `x` and `y` (-1 to 1). */
export interface Crop {
  zoom: number;
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

/** As much of the picture as the shape takes in, from its middle. */
export const startCrop: Crop = { zoom: 1, x: 0, y: 0 };
/** The most a picture may be enlarged. */
export const MOST_ZOOM = 4;

/** What is cropped out: `ratio` is width through height, `width` the most pixels kept of it across. */
export interface CropShape {
  ratio: number;
  width: number;
  round?: boolean;
  /** Always as wide, enlarged when the picture has less. */
  exact?: boolean;
}

/** The part of the picture that is shown, in its own pixels; it never leaves the picture. */
export function frameOf(size: Size, crop: Crop, ratio: number): Size & { left: number; top: number } {
  const { zoom, x, y } = within(crop);
  const width = Math.min(size.width, size.height * ratio) / zoom;
  const height = width / ratio;
  return { left: ((size.width - width) / 2) * (1 + x), top: ((size.height - height) / 2) * (1 + y), width, height };
}

/** The pixels that are kept: no more than the shape asks for, and unless it is exact none that the picture does not have. */
export function keptSize(size: Size, { ratio, width, exact }: CropShape): Size {
  const kept = exact ? width : Math.max(1, Math.round(Math.min(width, frameOf(size, startCrop, ratio).width)));
  return { width: kept, height: Math.max(1, Math.round(kept / ratio)) };
}

/** The crop after the picture was dragged by `dx` and `dy` pixels of a frame `shown` pixels wide. */
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

/** A crop with every value inside its bounds. */
export const within = ({ zoom, x, y }: Crop): Crop => ({
  zoom: clamp(zoom, 1, MOST_ZOOM),
  x: clamp(x, -1, 1),
  y: clamp(y, -1, 1),
});

const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value || 0));
