import { holds, type Variables } from '../check/condition';
import type { Flow, Process } from '../engine/process';

/**
 * Records which flows of gateways real requests take, and which flows no request takes because an earlier condition
 * holds too.
 */
export class Branches {
  readonly #process: Process;
  readonly #taken = new Set<string>();
  readonly #held = new Map<string, { flow: Flow; example: string }>();

  constructor(process: Process) {
    this.#process = process;
  }

  /** Records which nodes and flows a request passed on its way to the next tasks, and which conditions held there. */
  note(passed: readonly string[], variables: Variables, request: string): void {
    for (const id of passed) {
      this.#taken.add(id);
      const step = this.#process.steps.get(id);
      if (step?.kind !== 'gateway') continue;
      for (const flow of step.flows)
        if (flow.condition && !this.#held.has(flow.id) && isOpen(flow.condition, variables))
          this.#held.set(flow.id, { flow, example: request });
    }
  }

  /** The flows whose condition held for a request, but that no request took, because an earlier condition held too. */
  hidden = (): Flow[] => [...this.#held.values()].flatMap(({ flow }) => (this.#taken.has(flow.id) ? [] : flow));

  /** A request for which the condition of a flow has held. */
  exampleOf = (flow: string): string | undefined => this.#held.get(flow)?.example;
}

function isOpen(condition: string, variables: Variables): boolean {
  try {
    return holds(condition, variables);
  } catch {
    return false;
  }
}
