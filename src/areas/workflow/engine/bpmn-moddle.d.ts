declare module 'bpmn-moddle' {
  /** An element of BPMN 2.0 as bpmn-moddle reads it. */
  export interface Element {
    $type: string;
    $attrs: Record<string, string | undefined>;
    id: string;
    name?: string;
    /** The parent element. */
    $parent?: Element;
    type?: string;
    required?: string;
    readable?: string;
    writable?: string;
    /** Elements of other namespaces, such as form properties. Their own children are in `$children`. */
    extensionElements?: { values?: Element[] };
    $children?: Element[];
    flowElements?: Element[];
    /** Present only for a sub-process. */
    triggeredByEvent?: boolean;
    rootElements?: Element[];
    outgoing?: Element[];
    sourceRef?: Element;
    targetRef?: Element;
    default?: Element;
    loopCharacteristics?: { $type: string; isSequential?: boolean; completionCondition?: { body?: string } };
    conditionExpression?: { body?: string };
    /**
     * The task to which a boundary event is attached. Undefined for all other elements. `cancelActivity` is false if
     * the event does not interrupt the task.
     */
    attachedToRef?: Element;
    cancelActivity?: boolean;
    eventDefinitions?: (Element & { timeDuration?: { body?: string } })[];
  }
  export class BpmnModdle {
    fromXML(xml: string): Promise<{ rootElement: Element; warnings: { message: string }[] }>;
  }
}
