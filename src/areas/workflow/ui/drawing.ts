import NavigatedViewer from 'bpmn-js/lib/NavigatedViewer';
import 'bpmn-js/dist/assets/diagram-js.css';
import 'bpmn-js/dist/assets/bpmn-js.css';
import { type DrawnNode, passedOf, type Progress } from './marks';

/** What of bpmn-js' services is used here. */
interface Services {
  canvas: {
    zoom(scale: number | 'fit-viewport', centre?: 'auto'): number;
    addMarker(id: string, marker: string): void;
  };
  elementRegistry: { getAll(): { id: string; type: string; outgoing?: { id: string; target?: { id: string } }[] }[] };
  zoomScroll: { stepZoom(by: number): void };
}

/** A drawing on the page. */
export interface Drawing {
  fit(): void;
  /** A step nearer (1) or further away (-1). */
  zoom(by: 1 | -1): void;
}

/** Draws BPMN 2.0 XML into an element, with the way gone so far marked. Rejects when it cannot be read. */
export function draw(
  box: HTMLElement,
  xml: string,
  progress: Progress | undefined,
  classes: { passed: string; current: string },
): { ready: Promise<Drawing>; dispose: () => void } {
  const viewer = new NavigatedViewer<Services>({ container: box });
  const ready = viewer.importXML(xml).then(() => {
    const canvas = viewer.get('canvas');
    const fit = () => void canvas.zoom('fit-viewport', 'auto');
    const all = viewer.get('elementRegistry').getAll();
    const known = new Set(all.map(({ id }) => id));
    const nodes = new Map<string, DrawnNode>(
      all
        .filter(({ type }) => /Task|Event|Gateway/.test(type))
        .map(({ id, type, outgoing = [] }) => [
          id,
          {
            id,
            isTask: type === 'bpmn:UserTask',
            isEnd: type === 'bpmn:EndEvent',
            flows: outgoing.map((flow) => ({ id: flow.id, to: flow.target?.id ?? '' })),
          },
        ]),
    );
    if (progress) {
      for (const id of passedOf(nodes, progress)) canvas.addMarker(id, classes.passed);
      if (progress.current && known.has(progress.current)) canvas.addMarker(progress.current, classes.current);
    }
    fit();
    return { fit, zoom: (by: 1 | -1) => viewer.get('zoomScroll').stepZoom(by) };
  });
  return { ready, dispose: () => viewer.destroy() };
}
