import { holds, type Variables } from '../check/condition';
import type { Flow, Process } from '../engine/process';

/**
 * Records which gateway flows real requests take. Also records which flows no request takes because the condition of an
 * earlier flow also holds.
 */
export class Branches {
  readonly #process: Process;
  readonly #taken = new Set<string>();
  readonly #held = new Map<string, { flow: Flow; example: string }>();

  constructor(process: Process) {
    this.#process = process;
  }

  /** Records which nodes and flows a request passed. Also records which conditions held at the passed gateways. */
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

  /** Returns the flows that no request took although their condition held. An earlier flow's condition held as well. */
  hidden = (): Flow[] => [...this.#held.values()].flatMap(({ flow }) => (this.#taken.has(flow.id) ? [] : flow));

  /** Returns the first request for which the condition of a flow held. */
  exampleOf = (flow: string): string | undefined => this.#held.get(flow)?.example;
}

function isOpen(condition: string, variables: Variables): boolean {
  try {
    return holds(condition, variables);
  } catch {
    return false;
  }
}
