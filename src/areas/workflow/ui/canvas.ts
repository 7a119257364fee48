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

/** The service of bpmn-js that shows HTML on a diagram. */
export interface Overlays {
  add(id: string, type: string, overlay: { position: { top: number; left: number }; html: HTMLElement }): void;
  remove(filter: { type: string }): void;
}

interface Labelled {
  elementRegistry: { get(id: string): { waypoints?: readonly { x: number; y: number }[] | undefined } | undefined };
  overlays: Overlays;
}

const CONDITION = 'condition';

/** Four Chinese characters of a label fit, in pixels. */
const MIN_WIDTH = 52;

/** Shows texts above the middle of flows, by the flows' ids, instead of those before. They are not part of the diagram. */
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
    // Between two nodes the label is as wide as their distance: it must not cover them.
    if (from.y === to.y) html.style.maxInlineSize = `${Math.max(Math.abs(to.x - from.x), MIN_WIDTH)}px`;
    // An overlay is placed from the corner of the flow's bounding box.
    const left = (from.x + to.x) / 2 - Math.min(...points.map(({ x }) => x));
    const top = (from.y + to.y) / 2 - Math.min(...points.map(({ y }) => y));
    overlays.add(id, CONDITION, { position: { left, top }, html });
  }
}
