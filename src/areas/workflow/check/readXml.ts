import { inertPolicy } from '@/shared/trusted-types/trustedTypes';
import type { Drawing } from './drawing';
import { type FieldText, readFields } from './fields';
import { readRights } from './rights';
import type { Loop } from './signing';

/** Annotations and other elements that the engine does not execute. */
const NOTES = ['textAnnotation', 'association', 'group', 'extensionElements', 'documentation', 'laneSet'];
/** The child elements of a sub-process that are neither nodes nor flows. */
const OWN = [...NOTES, 'incoming', 'outgoing', 'multiInstanceLoopCharacteristics', 'standardLoopCharacteristics'];

/** Reads the first process of BPMN 2.0 XML without rendering it. Returns an empty diagram if the XML is invalid. */
export function readXml(xml: string): Drawing {
  const text = inertPolicy()?.createHTML(xml) ?? xml;
  const parsed = new DOMParser().parseFromString(text as string, 'application/xml'); // the DOM types accept only strings
  const process = [...parsed.getElementsByTagName('*')].find(({ localName }) => localName === 'process');
  const all = process ? elementsIn(process) : [];
  const flows = all.filter(({ localName }) => localName === 'sequenceFlow');
  const timers = all.filter(isReminder);
  const start = all.find(({ localName }) => localName === 'startEvent');
  const fields = readFields(propertiesOf(start));
  const removed = start?.getAttribute('activiti:removed')?.split(' ');
  return {
    ...(fields.length > 0 && { fields }),
    ...(removed && { removed }),
    nodes: all
      .filter((one) => !flows.includes(one) && !timers.includes(one))
      .map((one) => ({
        id: one.id,
        type: `bpmn:${one.localName.charAt(0).toUpperCase()}${one.localName.slice(1)}`,
        name: one.getAttribute('name') ?? '',
        parent: one.parentElement?.localName === 'subProcess' ? one.parentElement.id : undefined,
        groups: one.getAttribute('activiti:candidateGroups') ?? '',
        users: one.getAttribute('activiti:candidateUsers') ?? '',
        continues: one.getAttribute('activiti:rejection') === 'continue',
        otherwise: one.getAttribute('default') ?? undefined,
        loop: loopOf(one),
        empty: one.getAttribute('activiti:empty') ?? undefined,
        late: one.getAttribute('activiti:late') ?? undefined,
        rights: one.localName === 'userTask' ? readRights(propertiesOf(one)) : undefined,
        signature: one.getAttribute('activiti:signature') === 'true',
        reminder: timers.flatMap((timer) => (timer.getAttribute('attachedToRef') === one.id ? textIn(timer) : []))[0],
      })),
    flows: flows.map((one) => ({
      id: one.id,
      name: one.getAttribute('name') ?? '',
      from: one.getAttribute('sourceRef') ?? '',
      to: one.getAttribute('targetRef') ?? '',
      condition: textIn(one),
    })),
  };
}

const elementsIn = (around: Element): Element[] =>
  [...around.children]
    .filter(({ localName }) => !OWN.includes(localName))
    .flatMap((one) => (one.localName === 'subProcess' ? [one, ...elementsIn(one)] : one));

/** The form properties of an element: the form fields for a start event, the rights to form fields for a user task. */
const propertiesOf = (one: Element | undefined): FieldText[] =>
  [...(one?.children ?? [])]
    .filter(({ localName }) => localName === 'extensionElements')
    .flatMap(({ children }) => [...children])
    .filter(({ localName }) => localName === 'formProperty')
    .map((property) => ({
      id: property.id,
      name: property.getAttribute('name'),
      type: property.getAttribute('type'),
      required: property.getAttribute('required') === 'true',
      readable: property.getAttribute('readable') !== 'false',
      writable: property.getAttribute('writable') !== 'false',
      values: [...property.children].map((value) => value.getAttribute('name') ?? value.id),
    }));

function loopOf(one: Element): Loop | undefined {
  const loop = [...one.children].find(({ localName }) => localName === 'multiInstanceLoopCharacteristics');
  return loop && { sequential: loop.getAttribute('isSequential') === 'true', condition: textIn(loop) };
}

const isReminder = (one: Element) =>
  one.localName === 'boundaryEvent' &&
  one.getAttribute('cancelActivity') === 'false' &&
  [...one.children].some(({ localName }) => localName === 'timerEventDefinition');

const textIn = (one: Element) => (one.textContent ?? '').trim();
