import type { Point, Services, Shape } from './services';

type Box = Pick<Shape, 'x' | 'y' | 'width' | 'height'>;

/** The distance between a flow and the nodes that it avoids. */
const GAP = 40;

/**
 * Returns the points that lead a flow below the nodes in `others`. Returns undefined if the flow in `drawn` crosses no
 * node.
 */
export function detour(drawn: readonly Point[], from: Box, to: Box, others: readonly Box[]): Point[] | undefined {
  if (!others.some((box) => drawn.some((end, at) => isThrough(box, drawn[at - 1] ?? end, end)))) return undefined;
  const [start, end] = [from.x + from.width / 2, to.x + to.width / 2];
  const isBetween = ({ x, width }: Box) => x < Math.max(start, end) && x + width > Math.min(start, end);
  const y = Math.max(...[from, to, ...others.filter(isBetween)].map(bottomOf)) + GAP;
  return [
    { x: start, y: bottomOf(from) },
    { x: start, y },
    { x: end, y },
    { x: end, y: bottomOf(to) },
  ];
}

const bottomOf = ({ y, height }: Box) => y + height;

/** True when the horizontal or vertical line from a to b crosses the box. */
const isThrough = ({ x, y, width, height }: Box, a: Point, b: Point) =>
  Math.min(a.x, b.x) < x + width && Math.max(a.x, b.x) > x && Math.min(a.y, b.y) < y + height && Math.max(a.y, b.y) > y;

/** Reroutes each new flow around the nodes that it would cross, as part of the same edit. */
export function leadAround(bus: Services['eventBus'], modeling: Pick<Services['modeling'], 'updateWaypoints'>): void {
  bus.on('commandStack.connection.create.postExecuted', ({ context: { connection } }) => {
    const { source, target, parent, waypoints } = connection ?? {};
    if (!connection || !source || !target || !waypoints) return;
    const isNode = (one: Shape) => !one.waypoints && !one.labelTarget && one.type !== 'bpmn:BoundaryEvent';
    const others = (parent?.children ?? []).filter((one) => isNode(one) && one !== source && one !== target);
    const around = detour(waypoints, source, target, others);
    if (around) modeling.updateWaypoints(connection, around);
  });
}
