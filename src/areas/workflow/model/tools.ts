import type { Services, Shape } from './services';
import { SUB_PROCESS } from '../check/subProcess';
import { END, GATEWAY, INCLUSIVE, PARALLEL, START, TASK } from '../check/validate';

/** The bpmn-js texts to translate, for palette and context pad entries. The key of a node's text is the node type. */
export const toolWords = {
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

type Translate = (words: string) => string;
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
  const name = type === START ? toolWords.startName : type === END ? toolWords.endName : undefined;
  if (name) shape.businessObject.name = translate(name);
  return shape;
}

interface Starting {
  bus: Services['eventBus'];
  modeling: Pick<Services['modeling'], 'createShape'>;
  factory: Factory;
  translate: Translate;
}

/** Adds a start event to each new sub-process without one, as part of the same edit. */
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

/** The palette: tools and the node types that the engine runs. Some types appear only if `modes` contains them. */
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
    const tool = (icon: string, words: string, click: (event: Event) => void) => ({
      group: 'tools',
      className: `bpmn-icon-${icon}`,
      title: translate(words),
      action: { click },
    });
    const node = (type: string, words: string) => {
      const start = (event: Event) => create.start(event, makeNode(factory, type, translate));
      return {
        group: 'nodes',
        className: ICONS[type],
        title: translate(words),
        action: { dragstart: start, click: start },
      };
    };
    this.getPaletteEntries = () => ({
      hand: tool('hand-tool', toolWords.hand, (event) => hand.activateHand(event)),
      lasso: tool('lasso-tool', toolWords.lasso, (event) => lasso.activateSelection(event)),
      space: tool('space-tool', toolWords.space, (event) => space.activateSelection(event)),
      connect: tool('connection-multi', toolWords.connect, (event) => connect.start(event)),
      separator: { group: 'tools', separator: true },
      start: node(START, toolWords.StartEvent),
      task: node(TASK, toolWords.UserTask),
      gateway: node(GATEWAY, toolWords.ExclusiveGateway),
      parallel: node(PARALLEL, toolWords.ParallelGateway),
      ...(modes.includes('inclusive') && { inclusive: node(INCLUSIVE, toolWords.InclusiveGateway) }),
      ...(modes.includes('subprocess') && { subProcess: node(SUB_PROCESS, toolWords.SubProcess) }),
      end: node(END, toolWords.EndEvent),
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
    const append = (type: string, words: string) => ({
      group: 'model',
      className: ICONS[type],
      title: translate(words),
      action: {
        click: (_: Event, element: Shape) => autoPlace.append(element, makeNode(factory, type, translate)),
        dragstart: (event: Event) => create.start(event, makeNode(factory, type, translate)),
      },
    });
    const remove = {
      group: 'edit',
      className: 'bpmn-icon-trash',
      title: translate(toolWords.remove),
      action: { click: (_: Event, element: Shape) => modeling.removeElements([element]) },
    };
    const following = {
      task: append(TASK, toolWords.UserTask),
      gateway: append(GATEWAY, toolWords.ExclusiveGateway),
      parallel: append(PARALLEL, toolWords.ParallelGateway),
      ...(modes.includes('inclusive') && { inclusive: append(INCLUSIVE, toolWords.InclusiveGateway) }),
      ...(modes.includes('subprocess') && { subProcess: append(SUB_PROCESS, toolWords.SubProcess) }),
      end: append(END, toolWords.EndEvent),
      connect: {
        group: 'connect',
        className: 'bpmn-icon-connection-multi',
        title: translate(toolWords.connect),
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
