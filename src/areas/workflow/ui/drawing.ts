import '@/shared/trusted-types/cleanMarkup';
import NavigatedViewer from 'bpmn-js/lib/NavigatedViewer';
import 'bpmn-js/dist/assets/diagram-js.css';
import 'bpmn-js/dist/assets/bpmn-js.css';
import type { TFunction } from 'i18next';
import { conditionLabels } from '../check/conditionLabels';
import { readXml } from '../check/readXml';
import { fitWithMargin, type Overlays, showLabels } from './canvas';
import { type DrawnNode, passedOf, type Progress } from './marks';

/** The bpmn-js services that are used here. */
interface Services {
  canvas: {
    zoom(scale: number | 'fit-viewport', centre?: 'auto'): number;
    addMarker(id: string, marker: string): void;
  };
  elementRegistry: {
    getAll(): Drawn[];
    get(id: string): Drawn | undefined;
    getGraphics(id: string): SVGElement;
  };
  overlays: Overlays & {
    add(id: string, overlay: { position: { bottom: number; left: number }; html: HTMLElement }): void;
  };
  graphicsFactory: { update(kind: 'connection', element: Drawn, graphics: SVGElement): void };
  zoomScroll: { stepZoom(by: number): void };
}

/** A shape or a connection of the diagram; `di` has its colors. */
interface Drawn {
  id: string;
  type: string;
  outgoing?: { id: string; target?: { id: string } }[];
  /** `parent` is the sub-process or process around the shape. `children` are the shapes inside the shape. */
  parent?: Drawn;
  children?: Drawn[];
  waypoints?: { x: number; y: number }[];
  di: { set(name: string, value: string): void };
}

/** The green of passed elements, as in the style sheet. Arrow heads cannot use the style sheet. */
const PASSED = '#237804';

/** A rendered diagram. */
export interface Drawing {
  fit(): void;
  /** Zooms in (1) or out (-1) by one step. */
  zoom(by: 1 | -1): void;
}

interface DrawProps {
  box: HTMLElement;
  xml: string;
  progress: Progress | undefined;
  classes: { passed: string; current: string; label: string; condition: string };
  t: TFunction<'workflow'>;
  language: string;
}

/**
 * Renders BPMN 2.0 XML into an element and marks the progress. A flow without a name is labeled with its condition.
 * `ready` rejects if the XML cannot be parsed.
 */
export function draw({ box, xml, progress, classes, t, language }: DrawProps): {
  ready: Promise<Drawing>;
  dispose: () => void;
} {
  const viewer = new NavigatedViewer<Services>({ container: box });
  const ready = viewer.importXML(xml).then(() => {
    const canvas = viewer.get('canvas');
    const fit = () => fitWithMargin(canvas);
    const all = viewer.get('elementRegistry').getAll();
    const known = new Set(all.map(({ id }) => id));
    const nodes = new Map<string, DrawnNode>(
      all
        .filter(({ type }) => /Task|Event|Gateway|SubProcess/.test(type))
        .map((one) => [
          one.id,
          {
            id: one.id,
            isTask: one.type === 'bpmn:UserTask',
            isEnd: one.type === END && !isInSub(one),
            flows: waysOf(one),
          },
        ]),
    );
    if (progress) {
      for (const id of passedOf(nodes, progress)) {
        canvas.addMarker(id, classes.passed);
        colour(viewer, id);
      }
      for (const [id, text] of Object.entries(progress.labels ?? {})) {
        const html = Object.assign(document.createElement('div'), { className: classes.label, textContent: text });
        if (known.has(id)) viewer.get('overlays').add(id, { position: { bottom: -4, left: 0 }, html });
      }
      for (const id of progress.current) if (known.has(id)) canvas.addMarker(id, classes.current);
    }
    const services = { elementRegistry: viewer.get('elementRegistry'), overlays: viewer.get('overlays') };
    showLabels(services, conditionLabels(readXml(xml), t, language), classes.condition);
    fit();
    return { fit, zoom: (by: 1 | -1) => viewer.get('zoomScroll').stepZoom(by) };
  });
  return { ready, dispose: () => viewer.destroy() };
}

const [END, SUB_PROCESS] = ['bpmn:EndEvent', 'bpmn:SubProcess'];
const isInSub = ({ parent }: Drawn) => parent?.type === SUB_PROCESS;

/** The flows out of a node. A sub-process leads to its start, and its ends lead to what follows the sub-process. */
function waysOf(one: Drawn): DrawnNode['flows'] {
  const start = one.type === SUB_PROCESS ? one.children?.find(({ type }) => type === 'bpmn:StartEvent') : undefined;
  if (start) return [{ id: one.id, to: start.id }];
  const { outgoing = [] } = one.type === END && one.parent && isInSub(one) ? one.parent : one;
  return outgoing.map(({ id, target }) => ({ id, to: target?.id ?? '' }));
}

/** Draws a connection in green, including its arrow head. */
function colour(viewer: NavigatedViewer<Services>, id: string): void {
  const registry = viewer.get('elementRegistry');
  const element = registry.get(id);
  if (!element?.waypoints) return;
  element.di.set('bioc:stroke', PASSED);
  viewer.get('graphicsFactory').update('connection', element, registry.getGraphics(id));
}
