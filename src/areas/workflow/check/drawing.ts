import type { FormField } from './fields';
import type { StepRight } from './rights';
import type { Loop } from './signing';

/** A node of a diagram. */
export interface DrawnNode {
  id: string;
  /** A BPMN type such as `bpmn:UserTask`. */
  type: string;
  name: string;
  /** The sub-process around it. */
  parent?: string | undefined;
  /** The candidates in the diagram's format; empty for nodes other than user tasks. */
  groups: string;
  users: string;
  /** True when the process continues after this task was rejected. */
  continues?: boolean | undefined;
  /** The default flow of an exclusive or inclusive gateway, taken when no condition holds. */
  otherwise?: string | undefined;
  /** The reminder of a task: the ISO 8601 duration of the timer on its edge, '' for a timer without one. */
  reminder?: string | undefined;
  /** The multi-instance of a task that several users decide; the engine repeats no sub-process. */
  loop?: Loop | undefined;
  /** What happens when a task has no candidate: `administrator`, `skip` or `refuse`. */
  empty?: string | undefined;
  /** What happens when a task is overdue: `remind`, `user:5` or `head`. */
  late?: string | undefined;
  /** What the deciders of a task may do with the fields of the form. */
  rights?: readonly StepRight[] | undefined;
  /** True when a task is passed with a signature. */
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

/** A process as its diagram shows it. */
export interface Drawing {
  nodes: readonly DrawnNode[];
  flows: readonly DrawnFlow[];
  /** The fields of the general form; without them the process has a form of its own, or title and text only. */
  fields?: readonly FormField[] | undefined;
}
