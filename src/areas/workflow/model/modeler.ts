import '@/shared/trusted-types/cleanMarkup';
import Modeler from 'bpmn-js/lib/Modeler';
import 'bpmn-js/dist/assets/diagram-js.css';
import 'bpmn-js/dist/assets/bpmn-js.css';
import 'bpmn-js/dist/assets/bpmn-font/css/bpmn.css';
import minimap from 'diagram-js-minimap';
import 'diagram-js-minimap/assets/diagram-js-minimap.css';
import type { CandidateTexts } from '../check/candidates';
import { activiti } from '../check/activiti';
import { defaultFlow } from './condition/defaultFlow';
import { leadAround } from './detour';
import type { Services } from './services';
import type { Drawing } from '../check/drawing';
import type { FormField } from '../check/fields';
import type { Right } from '../check/rights';
import { type Signing, writeSigning } from '../check/signing';
import { isReminder, MULTI_INSTANCE, readDrawing } from './readDrawing';
import { setForm, setRight } from './form/formProperties';
import { makeNode, ownTools, startSubProcesses } from './tools';
import { fitWithMargin, showLabels } from '../ui/canvas';

/** The state of a diagram, as displayed by the page. */
export interface DrawingView {
  drawing: Drawing;
  /** The id of the selected element, if exactly one is selected. */
  selected: string | undefined;
  canUndo: boolean;
  canRedo: boolean;
}

interface Opening {
  /** Translates the texts of bpmn-js into the user's language. */
  translate: (text: string) => string;
  /** The optional features that the server's engine supports. The palette offers no other optional features. */
  modes: readonly string[];
  /** Returns the labels to display at flows, by flow id; `labelClass` is their CSS class. */
  labelsOf: (drawing: Drawing) => Readonly<Record<string, string>>;
  labelClass: string;
  /** Called after every edit, every change of the selection, and every import. */
  onView: (view: DrawingView) => void;
  /** Called after every edit. */
  onEdit: () => void;
  /** Called with the zoom in percent whenever it changes. */
  onZoom: (percent: number) => void;
}

/**
 * The assignee of a multi-instance task. The engine sets `signer` to each user in its list `signers` (docs/adr/0038).
 */
const SIGNER = '${signer}';

/** A non-interrupting timer on the border of a step. */
const REMINDER = {
  type: 'bpmn:BoundaryEvent',
  eventDefinitionType: 'bpmn:TimerEventDefinition',
  cancelActivity: false,
};

/** Opens an empty canvas in a container. The returned object reads and changes its diagram. */
export function openModeler(container: HTMLElement, opening: Opening) {
  const { translate, labelsOf, labelClass, modes, onView, onEdit, onZoom } = opening;
  const modeler = new Modeler<Services>({
    container,
    moddleExtensions: { activiti },
    additionalModules: [ownTools, minimap, { translate: ['value', translate], modes: ['value', modes] }],
    minimap: { open: true },
  });
  // The minimap repeats the canvas, so it is hidden from screen readers.
  container.querySelector('.djs-minimap')?.setAttribute('aria-hidden', 'true');
  const get = <K extends keyof Services & string>(name: K): Services[K] => modeler.get(name) as Services[K];
  const registry = get('elementRegistry');
  const modeling = get('modeling');
  const steps = get('commandStack');
  const shape = (id: string) => {
    const found = registry.get(id);
    if (!found) throw new Error(`no element ${id}`);
    return found;
  };
  const labels = { elementRegistry: registry, overlays: get('overlays') };
  const notifyChange = () => {
    const chosen = get('selection').get();
    const drawing = readDrawing(registry.getAll());
    showLabels(labels, labelsOf(drawing), labelClass);
    onView({
      drawing,
      selected: chosen.length === 1 ? chosen[0]?.businessObject.id : undefined,
      canUndo: steps.canUndo(),
      canRedo: steps.canRedo(),
    });
  };
  const bus = get('eventBus');
  bus.on(['commandStack.changed', 'selection.changed', 'import.done'], notifyChange);
  leadAround(bus, modeling);
  startSubProcesses({ bus, modeling, factory: get('elementFactory'), translate });
  bus.on('elements.changed', onEdit);
  bus.on('canvas.viewbox.changed', () => onZoom(Math.round(get('canvas').zoom() * 100)));
  const fit = () => fitWithMargin(get('canvas'));
  const setDefault = defaultFlow(steps, modeling);
  const properties = { moddle: get('moddle'), modeling };
  return {
    /** Replaces the diagram. Rejects if the XML is not a diagram. */
    show: async (xml: string) => {
      await modeler.importXML(xml);
      fit();
    },
    /** Returns the diagram as BPMN 2.0 with the key and name of the model. */
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
    /** Shows the diagram at its original size. */
    fullSize: () => get('canvas').zoom(1, 'auto'),
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
    /**
     * Sets what happens when a user task is rejected, has no candidate or is overdue. Also sets whether the task needs
     * a signature. If `action` is undefined, restores the default.
     */
    handle: (id: string, when: 'rejection' | 'empty' | 'late' | 'signature', action: string | undefined) =>
      modeling.updateProperties(shape(id), { [`activiti:${when}`]: action }),
    /** Sets how several users decide a task. If `signing` is undefined, any one candidate decides the task. */
    sign: (id: string, signing: Signing | undefined) => {
      const step = shape(id);
      const before = step.businessObject.loopCharacteristics;
      const assignee = step.businessObject.get('activiti:assignee');
      if (!signing) {
        const free = assignee === SIGNER ? undefined : assignee;
        return modeling.updateProperties(step, { 'activiti:assignee': free, loopCharacteristics: undefined });
      }
      const { sequential, condition } = writeSigning(signing);
      const body = condition && get('moddle').create('bpmn:FormalExpression', { body: condition });
      const loop = { isSequential: sequential, completionCondition: body || undefined };
      if (before?.$type === MULTI_INSTANCE) return modeling.updateModdleProperties(step, before, loop);
      const signers = { 'activiti:collection': '${signers}', 'activiti:elementVariable': 'signer' };
      const loopCharacteristics = get('moddle').create(MULTI_INSTANCE, { ...loop, ...signers });
      return modeling.updateProperties(step, { 'activiti:assignee': SIGNER, loopCharacteristics });
    },
    /** Replaces the fields of the form. `taken` are the ids that fields of the form have had. */
    form: (fields: readonly FormField[], taken: readonly string[]) => {
      const start = registry.getAll().find(({ type }) => type === 'bpmn:StartEvent');
      if (start) setForm(properties, start, fields, taken);
    },
    /** Sets what the deciders of a user task may do with a field of the form. */
    right: (id: string, field: string, right: Right) => setRight(properties, shape(id), field, right),
    /** Sets the condition of a flow. An empty condition always holds. */
    allow: (flow: string, condition: string) =>
      modeling.updateProperties(shape(flow), {
        conditionExpression: condition ? get('moddle').create('bpmn:FormalExpression', { body: condition }) : undefined,
      }),
    /** Sets or clears a flow as the default flow of its gateway, taken when no condition holds. */
    otherwise: (flow: string, is: boolean) => setDefault(shape(flow), is),
    /** Appends a node of this type to another node, connects the two and selects the new one. */
    append: (id: string, type: string) => {
      get('autoPlace').append(shape(id), makeNode(get('elementFactory'), type, translate));
    },
    /** Sets the timer that makes a step overdue without ending it. Without a duration, the timer is removed. */
    remind: (id: string, duration: string | undefined, name: string) => {
      const host = shape(id);
      const timer = host.attachers?.find(isReminder);
      if (!duration) {
        if (timer) modeling.removeElements([timer]);
        return;
      }
      const timeDuration = get('moddle').create('bpmn:FormalExpression', { body: duration });
      const made = timer ?? get('elementFactory').createShape(REMINDER);
      const [definition] = made.businessObject.eventDefinitions ?? [];
      if (timer && definition) {
        modeling.updateModdleProperties(timer, definition, { timeDuration });
        modeling.updateProperties(timer, { name });
        return;
      }
      if (definition) Object.assign(definition, { timeDuration });
      made.businessObject.name = name;
      const corner = { x: host.x + host.width - 18, y: host.y + host.height };
      modeling.createShape(made, corner, host, { attach: true });
    },
    connect: (from: string, to: string) => modeling.connect(shape(from), shape(to)),
    remove: (id: string) => modeling.removeElements([shape(id)]),
    destroy: () => modeler.destroy(),
  };
}

/** The interface of an open diagram. */
export type OpenDrawing = ReturnType<typeof openModeler>;
