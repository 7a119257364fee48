import type { Overlays } from '../ui/canvas';

/** A form property or another extension of an element. */
export interface FormProperty {
  $type: string;
  id?: string;
  name?: string;
  type?: string;
  required?: boolean;
  readable?: boolean;
  writable?: boolean;
  values?: { id?: string; name?: string }[];
}

/** A BPMN element, as bpmn-js stores it. */
interface Bpmn {
  id: string;
  name?: string;
  default?: Bpmn;
  conditionExpression?: { body?: string };
  isExecutable?: boolean;
  loopCharacteristics?: { $type: string; isSequential?: boolean; completionCondition?: { body?: string } };
  /** Present only for a boundary event: false if the event does not interrupt its task. */
  cancelActivity?: boolean;
  eventDefinitions?: (Bpmn & { $type: string; timeDuration?: { body?: string } })[];
  extensionElements?: { values?: FormProperty[] };
  get(attribute: string): string | undefined;
}

/** A point on the canvas. */
export interface Point {
  x: number;
  y: number;
}

/** A shape or a connection on the canvas. */
export interface Shape {
  id: string;
  type: string;
  businessObject: Bpmn;
  source?: Shape;
  /** `parent` is the sub-process or process around the shape. `children` are the shapes inside the shape. */
  parent?: Shape;
  children?: Shape[];
  target?: Shape;
  /** The boundary events attached to a step. */
  attachers?: Shape[];
  /** The points of a connection. */
  waypoints?: Point[];
  /** The element to which a label belongs. */
  labelTarget?: Shape;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The bpmn-js services that the designer uses, by name. */
export interface Services {
  canvas: {
    zoom(to?: number | 'fit-viewport', center?: 'auto'): number;
    getRootElement(): Shape;
    scrollToElement(id: string): void;
  };
  commandStack: {
    undo(): void;
    redo(): void;
    canUndo(): boolean;
    canRedo(): boolean;
    /** Registers a command. The edits that its `preExecute` makes are one undo step. */
    register(command: string, handler: { preExecute(context: { edit: () => void }): void }): void;
    execute(command: string, context: { edit: () => void }): void;
  };
  elementRegistry: { get(id: string): Shape | undefined; getAll(): Shape[] };
  elementFactory: {
    createShape(of: {
      type: string;
      eventDefinitionType?: string;
      cancelActivity?: boolean;
      isExpanded?: boolean;
    }): Shape;
  };
  autoPlace: { append(source: Shape, shape: Shape): Shape };
  selection: { get(): Shape[]; select(shape: Shape | null): void };
  modeling: {
    updateProperties(shape: Shape, properties: object): void;
    connect(from: Shape, to: Shape): void;
    updateWaypoints(connection: Shape, points: Point[]): void;
    removeElements(shapes: Shape[]): void;
    createShape(shape: Shape, at: Point, parent: Shape, how?: { attach: true }): Shape;
    updateModdleProperties(shape: Shape, element: object, properties: object): void;
  };
  overlays: Overlays;
  moddle: { create(type: string, attributes: object): object };
  eventBus: {
    on(
      events: string | string[],
      listener: (event: { context: { shape?: Shape; elements?: Shape[]; connection?: Shape } }) => void,
    ): void;
  };
}
