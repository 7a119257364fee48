import type { Drawing } from '../check/drawing';
import { type FieldText, readFields } from '../check/fields';
import { readRights } from '../check/rights';
import type { Loop } from '../check/signing';
import { SUB_PROCESS } from '../check/subProcess';
import type { FormProperty, Shape } from './services';

/** The types of elements that are neither nodes nor flows, such as annotations. The engine ignores annotations. */
const NOTES = ['label', 'bpmn:Process', 'bpmn:TextAnnotation', 'bpmn:Association', 'bpmn:Group'];
const FLOW = 'bpmn:SequenceFlow';
const TASK = 'bpmn:UserTask';
export const FORM_PROPERTY = 'activiti:FormProperty';
export const MULTI_INSTANCE = 'bpmn:MultiInstanceLoopCharacteristics';

/** Reads the process from the shapes on the canvas. */
export function readDrawing(shapes: readonly Shape[]): Drawing {
  // The root shape of an empty canvas has no BPMN element.
  const drawn = shapes.filter(
    (one) => 'businessObject' in one && !NOTES.includes(one.type) && !isPlane(one) && !isReminder(one),
  );
  const start = drawn.find(({ type }) => type === 'bpmn:StartEvent');
  const fields = readFields(start && textsOf(start));
  const removed = start?.businessObject.get('activiti:removed')?.split(' ');
  return {
    ...(fields.length > 0 && { fields }),
    ...(removed && { removed }),
    nodes: drawn.flatMap((shape) => {
      const { id, type, businessObject: element, attachers = [], parent } = shape;
      return type === FLOW
        ? []
        : {
            id,
            type,
            name: element.name ?? '',
            parent: parent?.type === SUB_PROCESS ? parent.id : undefined,
            groups: element.get('activiti:candidateGroups') ?? '',
            users: element.get('activiti:candidateUsers') ?? '',
            continues: element.get('activiti:rejection') === 'continue',
            otherwise: element.default?.id,
            loop: loopOf(element),
            empty: element.get('activiti:empty'),
            late: element.get('activiti:late'),
            rights: type === TASK ? readRights(textsOf(shape)) : undefined,
            signature: element.get('activiti:signature') === 'true',
            reminder: attachers.filter(isReminder).map(timeOf)[0],
          };
    }),
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

/** True for the shape that is the canvas of a collapsed sub-process. */
const isPlane = ({ id, type, businessObject }: Shape) => type === SUB_PROCESS && id !== businessObject.id;

/** The form properties of an element, as bpmn-js objects. */
export const formOf = ({ businessObject }: Shape): FormProperty[] =>
  (businessObject.extensionElements?.values ?? []).filter(({ $type }) => $type === FORM_PROPERTY);

/** The form properties of an element: the form fields for a start event, the rights to form fields for a user task. */
const textsOf = (shape: Shape): FieldText[] =>
  formOf(shape).map(({ id, name, type, required, readable, writable, values }) => ({
    id,
    name,
    type,
    required,
    readable,
    writable,
    values: values?.map((one) => one.name ?? one.id ?? ''),
  }));

/**
 * Returns the multi-instance settings of a step. Returns undefined for a step without settings or with a standard loop.
 */
const loopOf = ({ loopCharacteristics: loop }: Shape['businessObject']): Loop | undefined =>
  loop?.$type === MULTI_INSTANCE
    ? { sequential: loop.isSequential ?? false, condition: loop.completionCondition?.body?.trim() ?? '' }
    : undefined;

/** True for a non-interrupting timer on the border of a step. */
export const isReminder = ({ type, businessObject: element }: Shape) =>
  type === 'bpmn:BoundaryEvent' &&
  element.cancelActivity === false &&
  element.eventDefinitions?.[0]?.$type === 'bpmn:TimerEventDefinition';

const timeOf = ({ businessObject }: Shape) => businessObject.eventDefinitions?.[0]?.timeDuration?.body ?? '';
