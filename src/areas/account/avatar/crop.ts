/** How a picture is cropped to a square: enlarged by `zoom` (1 to 4), its middle moved by `x` and `y` (-1 to 1). */
export interface Crop {
  zoom: number;
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

/** The whole width or height, whichever is shorter, from the middle. */
export const startCrop: Crop = { zoom: 1, x: 0, y: 0 };
/** The most a picture may be enlarged. */
export const MOST_ZOOM = 4;

/** The square of the picture that is shown, in its own pixels; it never leaves the picture. */
export function squareOf({ width, height }: Size, crop: Crop): { left: number; top: number; side: number } {
  const { zoom, x, y } = within(crop);
  const side = Math.min(width, height) / zoom;
  return { left: ((width - side) / 2) * (1 + x), top: ((height - side) / 2) * (1 + y), side };
}

/** The crop after the picture was dragged by `dx` and `dy` pixels of a square `shown` pixels wide. */
export function dragged(size: Size, crop: Crop, dx: number, dy: number, shown: number): Crop {
  const { side } = squareOf(size, crop);
  const perPixel = side / shown;
  const part = (length: number, distance: number) => {
    const room = (length - side) / 2;
    return room > 0 ? (distance * perPixel) / room : 0;
  };
  return within({ ...crop, x: crop.x - part(size.width, dx), y: crop.y - part(size.height, dy) });
}

/** A crop with every value inside its bounds. */
export const within = ({ zoom, x, y }: Crop): Crop => ({
  zoom: clamp(zoom, 1, MOST_ZOOM),
  x: clamp(x, -1, 1),
  y: clamp(y, -1, 1),
});

const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value || 0));
