interface Canvas {
  zoom(scale: number | 'fit-viewport', centre?: 'auto'): number;
}

/** The part of the frame a fitted diagram takes: without a margin the frame would cut its outermost lines. */
const FITTED = 0.92;

/** Shows the whole diagram, centred. */
export function fitWithMargin(canvas: Canvas): void {
  const scale = canvas.zoom('fit-viewport', 'auto');
  if (scale < 1) canvas.zoom(scale * FITTED, 'auto');
}
