interface Canvas {
  zoom(scale: number | 'fit-viewport', centre?: 'auto'): number;
}

/** The share of the frame that a fitted diagram fills. Without a margin, the frame would cut the outermost lines. */
const FITTED = 0.92;

/** Fits the whole diagram into the frame, centered. */
export function fitWithMargin(canvas: Canvas): void {
  const scale = canvas.zoom('fit-viewport', 'auto');
  if (scale < 1) canvas.zoom(scale * FITTED, 'auto');
}

/** The service of bpmn-js that displays HTML on a diagram. */
export interface Overlays {
  add(id: string, type: string, overlay: { position: { top: number; left: number }; html: HTMLElement }): void;
  remove(filter: { type: string }): void;
}

interface Labelled {
  elementRegistry: { get(id: string): { waypoints?: readonly { x: number; y: number }[] | undefined } | undefined };
  overlays: Overlays;
}

const CONDITION = 'condition';

/** Min width of a label in pixels; four Chinese characters fit. */
const MIN_WIDTH = 52;

/** Replaces the labels near the middle of flows with `labels`, by flow id. Labels are not part of the diagram. */
export function showLabels(
  { elementRegistry, overlays }: Labelled,
  labels: Readonly<Record<string, string>>,
  className: string,
): void {
  overlays.remove({ type: CONDITION });
  for (const [id, textContent] of Object.entries(labels)) {
    const points = elementRegistry.get(id)?.waypoints ?? [];
    const [from, to] = points.slice(Math.floor(points.length / 2) - 1);
    if (!from || !to) continue;
    const html = Object.assign(document.createElement('div'), { className, textContent, title: textContent });
    // Between two nodes, the label is no wider than their distance, so that it does not cover them.
    if (from.y === to.y) html.style.maxInlineSize = `${Math.max(Math.abs(to.x - from.x), MIN_WIDTH)}px`;
    // The position of an overlay is relative to the corner of the flow's bounding box.
    const left = (from.x + to.x) / 2 - Math.min(...points.map(({ x }) => x));
    const top = (from.y + to.y) / 2 - Math.min(...points.map(({ y }) => y));
    overlays.add(id, CONDITION, { position: { left, top }, html });
  }
}
