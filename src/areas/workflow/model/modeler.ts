import Modeler from 'bpmn-js/lib/Modeler';
import 'bpmn-js/dist/assets/diagram-js.css';
import 'bpmn-js/dist/assets/bpmn-js.css';
import 'bpmn-js/dist/assets/bpmn-font/css/bpmn.css';
import type { CandidateTexts } from './check/candidates';
import type { Services, Shape } from './services';
import { ownTools } from './tools';
import type { Drawing } from './check/validate';

/** The state of a diagram that the page shows. */
export interface DrawingView {
  drawing: Drawing;
  /** The id of the selected element, if exactly one is selected. */
  selected: string | undefined;
  canUndo: boolean;
  canRedo: boolean;
}

interface Opening {
  /** Translates the texts of bpmn-js into the user's language. */
  translate: (words: string) => string;
  /** Called after every edit and every selection. */
  onView: (view: DrawingView) => void;
  /** Called after every edit. */
  onEdit: () => void;
}

/** The attributes of the Activiti namespace that the engine reads. */
const activiti = {
  name: 'Activiti',
  uri: 'http://activiti.org/bpmn',
  prefix: 'activiti',
  xml: { tagAlias: 'lowerCase' },
  associations: [],
  types: [
    {
      name: 'Candidates',
      extends: ['bpmn:UserTask'],
      properties: [
        { name: 'candidateGroups', isAttr: true, type: 'String' },
        { name: 'candidateUsers', isAttr: true, type: 'String' },
      ],
    },
  ],
};

/** Annotations for readers of the diagram: the engine never runs them, so they are never errors. */
const NOTES = ['label', 'bpmn:Process', 'bpmn:TextAnnotation', 'bpmn:Association', 'bpmn:Group'];
const FLOW = 'bpmn:SequenceFlow';

function readDrawing(shapes: readonly Shape[]): Drawing {
  // Before the first element the canvas has a root of its own without a BPMN element.
  const drawn = shapes.filter((shape) => 'businessObject' in shape && !NOTES.includes(shape.type));
  return {
    nodes: drawn.flatMap(({ id, type, businessObject: element }) =>
      type === FLOW
        ? []
        : {
            id,
            type,
            name: element.name ?? '',
            groups: element.get('activiti:candidateGroups') ?? '',
            users: element.get('activiti:candidateUsers') ?? '',
            otherwise: element.default?.id,
          },
    ),
    flows: drawn.flatMap(({ id, type, businessObject: element, source, target }) =>
      type === FLOW
        ? {
            id,
            name: element.name ?? '',
            from: source?.id ?? '',
            to: target?.id ?? '',
            condition: element.conditionExpression?.body ?? '',
          }
        : [],
    ),
  };
}

/** Opens an empty canvas in a container; the returned object reads and changes its diagram. */
export function openModeler(container: HTMLElement, { translate, onView, onEdit }: Opening) {
  const modeler = new Modeler<Services>({
    container,
    moddleExtensions: { activiti },
    additionalModules: [ownTools, { translate: ['value', translate] }],
  });
  const get = <K extends keyof Services & string>(name: K): Services[K] => modeler.get(name) as Services[K];
  const registry = get('elementRegistry');
  const modeling = get('modeling');
  const steps = get('commandStack');
  const shape = (id: string) => {
    const found = registry.get(id);
    if (!found) throw new Error(`no element ${id}`);
    return found;
  };
  const notifyChange = () => {
    const chosen = get('selection').get();
    onView({
      drawing: readDrawing(registry.getAll()),
      selected: chosen.length === 1 ? chosen[0]?.businessObject.id : undefined,
      canUndo: steps.canUndo(),
      canRedo: steps.canRedo(),
    });
  };
  const bus = get('eventBus');
  bus.on(['commandStack.changed', 'selection.changed', 'import.done'], notifyChange);
  bus.on('elements.changed', onEdit);
  const fit = () => get('canvas').zoom('fit-viewport', 'auto');

  return {
    /** Replaces the diagram. Rejects when the XML is not a diagram. */
    show: async (xml: string) => {
      await modeler.importXML(xml);
      fit();
    },
    /** Returns the diagram as BPMN 2.0, under the model's key and name. */
    xml: async (key: string, name: string) => {
      const { businessObject: process } = get('canvas').getRootElement();
      process.id = key;
      process.name = name;
      process.isExecutable = true;
      return (await modeler.saveXML({ format: true })).xml ?? '';
    },
    svg: async () => (await modeler.saveSVG()).svg,
    undo: () => steps.undo(),
    redo: () => steps.redo(),
    zoom: (factor: number) => get('canvas').zoom(get('canvas').zoom() * factor, 'auto'),
    fit,
    select: (id: string | undefined) => {
      get('selection').select(id ? shape(id) : null);
      if (id) get('canvas').scrollToElement(id);
    },
    rename: (id: string, name: string) => modeling.updateProperties(shape(id), { name: name || undefined }),
    /** Sets the candidates of a user task. */
    assign: (id: string, { groups, users }: CandidateTexts) =>
      modeling.updateProperties(shape(id), {
        'activiti:candidateGroups': groups || undefined,
        'activiti:candidateUsers': users || undefined,
      }),
    /** Sets the condition of a flow; empty means always. */
    allow: (flow: string, condition: string) =>
      modeling.updateProperties(shape(flow), {
        conditionExpression: condition ? get('moddle').create('bpmn:FormalExpression', { body: condition }) : undefined,
      }),
    /** Sets or clears a flow as the default flow of its gateway, taken when no condition holds. */
    otherwise: (flow: string, is: boolean) => {
      const { source, businessObject } = shape(flow);
      if (is) modeling.updateProperties(shape(flow), { conditionExpression: undefined });
      if (source) modeling.updateProperties(source, { default: is ? businessObject : undefined });
    },
    /** Appends a node of this type after another, connects it and selects it. */
    append: (id: string, type: string) => {
      get('autoPlace').append(shape(id), get('elementFactory').createShape({ type }));
    },
    connect: (from: string, to: string) => modeling.connect(shape(from), shape(to)),
    remove: (id: string) => modeling.removeElements([shape(id)]),
    destroy: () => modeler.destroy(),
  };
}

/** An open diagram. */
export type OpenDrawing = ReturnType<typeof openModeler>;
