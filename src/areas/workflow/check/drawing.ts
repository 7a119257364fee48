import { FIELD_TYPES, fieldIds, type FormField } from './fields';
import type { StepRight } from './rights';
import type { Loop } from './signing';

/** A node of a diagram. */
export interface DrawnNode {
  id: string;
  /** A BPMN type such as `bpmn:UserTask`. */
  type: string;
  name: string;
  /** The sub-process that contains the node. */
  parent?: string | undefined;
  /** The candidates in the diagram's format. Empty for nodes other than user tasks. */
  groups: string;
  users: string;
  /** True when the process continues after a rejection of this task. */
  continues?: boolean | undefined;
  /** The default flow of an exclusive or inclusive gateway, taken when no condition holds. */
  otherwise?: string | undefined;
  /** The ISO 8601 duration of the timer attached to the task. '' for a timer without a duration. */
  reminder?: string | undefined;
  /**
   * The multi-instance settings of a task that several users decide. A sub-process with these settings is invalid,
   * because the engine cannot repeat sub-processes.
   */
  loop?: Loop | undefined;
  /** The action for a task without a candidate: `administrator`, `skip` or `refuse`. */
  empty?: string | undefined;
  /** The action for an overdue task: `remind`, `user:5` or `head`. */
  late?: string | undefined;
  /** The rights of the task's deciders to the fields of the form. */
  rights?: readonly StepRight[] | undefined;
  /** True when passing the task requires a signature. */
  signature?: boolean | undefined;
}

/** A sequence flow of a diagram. */
export interface DrawnFlow {
  id: string;
  name: string;
  from: string;
  to: string;
  condition: string;
}

/** A process, as read from its diagram. */
export interface Drawing {
  nodes: readonly DrawnNode[];
  flows: readonly DrawnFlow[];
  /** The fields that an administrator added to the general form. Undefined if there are none. */
  fields?: readonly FormField[] | undefined;
  /** The ids of removed fields. */
  removed?: readonly string[] | undefined;
}

const MENTIONED = new RegExp(`\\b(?:${FIELD_TYPES.join('|')})_\\d+\\b`, 'g');

/**
 * The ids of the fields of a diagram's form, of the fields removed from the form, and of fields in the rights of steps
 * and in conditions. A field may be removed while rights and conditions still mention it.
 */
export const mentionedIds = ({ fields = [], removed = [], nodes, flows }: Drawing): string[] => [
  ...fieldIds(fields),
  ...removed,
  ...nodes.flatMap(({ rights = [] }) => rights.map(({ id }) => id)),
  ...flows.flatMap(({ condition }) => condition.match(MENTIONED) ?? []),
];
