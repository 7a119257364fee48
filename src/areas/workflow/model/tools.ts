import type { Services, Shape } from './services';
import { SUB_PROCESS } from '../check/subProcess';
import { END, GATEWAY, INCLUSIVE, PARALLEL, START, TASK } from '../check/validate';

/** The bpmn-js texts to translate, for palette and context pad entries. The key of a node's text is the node type. */
export const toolTexts = {
  hand: 'Activate hand tool',
  lasso: 'Activate lasso tool',
  space: 'Activate create/remove space tool',
  connect: 'Connect to other element',
  StartEvent: 'Create start event',
  UserTask: 'Create user task',
  ExclusiveGateway: 'Create exclusive gateway',
  ParallelGateway: 'Create parallel gateway',
  InclusiveGateway: 'Create inclusive gateway',
  SubProcess: 'Create expanded sub-process',
  EndEvent: 'Create end event',
  remove: 'Delete',
  search: 'Search in diagram',
  startName: 'Start',
  endName: 'End',
  openMap: 'Open minimap',
  closeMap: 'Close minimap',
} as const;

type Translate = (text: string) => string;
/* The parts of bpmn-js and diagram-js used here. Both libraries inject these parts by parameter name. */
interface Factory {
  createShape(of: { type: string; isExpanded?: boolean }): Shape;
}
interface Create {
  start(event: Event, shape: Shape): void;
}
interface Starts {
  start(event: Event, from?: Shape): void;
}
interface Registers {
  registerProvider(provider: object): void;
}

/** Creates a node. A start or end event gets its usual name. */
export function makeNode(factory: Factory, type: string, translate: Translate): Shape {
  const shape = factory.createShape({ type, ...(type === SUB_PROCESS && { isExpanded: true }) });
  const name = type === START ? toolTexts.startName : type === END ? toolTexts.endName : undefined;
  if (name) shape.businessObject.name = translate(name);
  return shape;
}

interface Starting {
  bus: Services['eventBus'];
  modeling: Pick<Services['modeling'], 'createShape'>;
  factory: Factory;
  translate: Translate;
}

/** Adds a start event to each new, empty sub-process, as part of the same edit. */
export function startSubProcesses({ bus, modeling, factory, translate }: Starting): void {
  bus.on(['commandStack.elements.create.postExecuted', 'commandStack.shape.append.postExecuted'], ({ context }) => {
    for (const made of context.elements ?? (context.shape ? [context.shape] : [])) {
      if (made.type !== SUB_PROCESS || made.children?.length) continue;
      const at = { x: made.x + 60, y: made.y + made.height / 2 };
      modeling.createShape(makeNode(factory, START, translate), at, made);
    }
  });
}

const ICONS: Record<string, string> = {
  [START]: 'bpmn-icon-start-event-none',
  [TASK]: 'bpmn-icon-user-task',
  [GATEWAY]: 'bpmn-icon-gateway-xor',
  [PARALLEL]: 'bpmn-icon-gateway-parallel',
  [INCLUSIVE]: 'bpmn-icon-gateway-or',
  [SUB_PROCESS]: 'bpmn-icon-subprocess-expanded',
  [END]: 'bpmn-icon-end-event-none',
};

/**
 * The palette offers tools and the node types that the engine runs. Inclusive gateways and sub-processes appear only if
 * `modes` contains them.
 */
class OwnPalette {
  static $inject = [
    'palette',
    'create',
    'elementFactory',
    'handTool',
    'lassoTool',
    'spaceTool',
    'globalConnect',
    'translate',
    'modes',
  ];
  readonly getPaletteEntries: () => object;

  constructor(
    palette: Registers,
    create: Create,
    factory: Factory,
    hand: { activateHand(event: Event): void },
    lasso: { activateSelection(event: Event): void },
    space: { activateSelection(event: Event): void },
    connect: Starts,
    translate: Translate,
    modes: readonly string[],
  ) {
    const tool = (icon: string, text: string, click: (event: Event) => void) => ({
      group: 'tools',
      className: `bpmn-icon-${icon}`,
      title: translate(text),
      action: { click },
    });
    const node = (type: string, text: string) => {
      const start = (event: Event) => create.start(event, makeNode(factory, type, translate));
      return {
        group: 'nodes',
        className: ICONS[type],
        title: translate(text),
        action: { dragstart: start, click: start },
      };
    };
    this.getPaletteEntries = () => ({
      hand: tool('hand-tool', toolTexts.hand, (event) => hand.activateHand(event)),
      lasso: tool('lasso-tool', toolTexts.lasso, (event) => lasso.activateSelection(event)),
      space: tool('space-tool', toolTexts.space, (event) => space.activateSelection(event)),
      connect: tool('connection-multi', toolTexts.connect, (event) => connect.start(event)),
      separator: { group: 'tools', separator: true },
      start: node(START, toolTexts.StartEvent),
      task: node(TASK, toolTexts.UserTask),
      gateway: node(GATEWAY, toolTexts.ExclusiveGateway),
      parallel: node(PARALLEL, toolTexts.ParallelGateway),
      ...(modes.includes('inclusive') && { inclusive: node(INCLUSIVE, toolTexts.InclusiveGateway) }),
      ...(modes.includes('subprocess') && { subProcess: node(SUB_PROCESS, toolTexts.SubProcess) }),
      end: node(END, toolTexts.EndEvent),
    });
    palette.registerProvider(this);
  }
}

/** The context pad of a selected element: append the next node, connect, delete. */
class OwnPad {
  static $inject = ['contextPad', 'autoPlace', 'create', 'elementFactory', 'connect', 'modeling', 'translate', 'modes'];
  readonly getContextPadEntries: (element: Shape) => object;

  constructor(
    pad: Registers,
    autoPlace: { append(source: Shape, shape: Shape): void },
    create: Create,
    factory: Factory,
    connect: Starts,
    modeling: { removeElements(elements: Shape[]): void },
    translate: Translate,
    modes: readonly string[],
  ) {
    const append = (type: string, text: string) => ({
      group: 'model',
      className: ICONS[type],
      title: translate(text),
      action: {
        click: (_: Event, element: Shape) => autoPlace.append(element, makeNode(factory, type, translate)),
        dragstart: (event: Event) => create.start(event, makeNode(factory, type, translate)),
      },
    });
    const remove = {
      group: 'edit',
      className: 'bpmn-icon-trash',
      title: translate(toolTexts.remove),
      action: { click: (_: Event, element: Shape) => modeling.removeElements([element]) },
    };
    const following = {
      task: append(TASK, toolTexts.UserTask),
      gateway: append(GATEWAY, toolTexts.ExclusiveGateway),
      parallel: append(PARALLEL, toolTexts.ParallelGateway),
      ...(modes.includes('inclusive') && { inclusive: append(INCLUSIVE, toolTexts.InclusiveGateway) }),
      ...(modes.includes('subprocess') && { subProcess: append(SUB_PROCESS, toolTexts.SubProcess) }),
      end: append(END, toolTexts.EndEvent),
      connect: {
        group: 'connect',
        className: 'bpmn-icon-connection-multi',
        title: translate(toolTexts.connect),
        action: {
          click: (event: Event, element: Shape) => connect.start(event, element),
          dragstart: (event: Event, element: Shape) => connect.start(event, element),
        },
      },
    };
    this.getContextPadEntries = ({ type }) =>
      [START, TASK, GATEWAY, PARALLEL, INCLUSIVE, SUB_PROCESS].includes(type) ? { ...following, remove } : { remove };
    pad.registerProvider(this);
  }
}

/** Replaces the palette and the context pad of bpmn-js, because they offer elements that the engine cannot run. */
export const ownTools = {
  paletteProvider: ['type', OwnPalette],
  contextPadProvider: ['type', OwnPad],
  alignElementsContextPadProvider: ['value', null],
  alignElementsMenuProvider: ['value', null],
  distributeElementsMenuProvider: ['value', null],
};
