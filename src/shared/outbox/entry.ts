import type { Id } from '@/shared/lib/id';
import type { DictName } from '@/shared/vocabulary/dictName';

/**
 * The progress of a decision.
 *
 * - `waiting`: The user can undo the decision.
 * - `sending`: A page has sent the decision and awaits the response, or was closed before the response arrived.
 * - `unsent`: The decision was not sent, the session had ended, or the network or the server failed.
 * - `refused`: The server rejected or skipped the decision, or a colleague decided first.
 */
export type OutboxState = 'waiting' | 'sending' | 'unsent' | 'refused';

/** A decision about one record. Plain data, so that any open page of this user can send the decision. */
export interface Decision {
  /** The path of the resource, and the id and name of the record. */
  path: string;
  id: Id;
  name: string;
  /** The action, such as `pass` or `reject`, and its displayed label. */
  verb: string;
  label: string;
  /** The address and the body of the POST that makes the decision. */
  url: string;
  data: unknown;
  /**
   * True if the decision sets one field of a record. `data` then has this field, the id, and fields to send along. When
   * the decision is sent, these other fields get the record's current values, unless the page is closing.
   */
  isEdit?: boolean;
  /** The changed field, the old values for which the change is allowed, and the new value. */
  field: string;
  from: readonly string[];
  to: string;
  /** The dictionary of the field, to show a colleague's decision. */
  states?: DictName | undefined;
  /** The reason as the user typed it. */
  reason: string;
  /** The input to keep as a draft if the decision is undone; by default the reason. */
  values?: Record<string, unknown> | undefined;
  /** The in-app address of the record's page, if the user's menu has it. */
  link?: string | undefined;
}

/** A colleague's decision about the record, which came before the user's. */
export interface OtherDecision {
  state: string;
  by: string;
  time: string;
  reason: string;
}

/** A decision in the outbox: not sent, not answered yet, or failed and not yet handled by the user. */
export interface OutboxEntry extends Decision {
  key: string;
  /** The `Idempotency-Key` of the decision's own call, to recognize a repetition; changes after a refusal. */
  call: string;
  /** The group of decisions that were made together in a batch and are undone together. */
  group: string;
  /** The id of the page load that made the decision, sends it, or has taken it over from a closed page. */
  owner: string;
  state: OutboxState;
  /** When the decision was made and when it is due, in epoch milliseconds. */
  at: number;
  due: number;
  /** True if the server may have made the decision, because a call failed or a page was closed while sending. */
  uncertain?: boolean;
  /** True if the entry remained from an earlier page or session. The user then decides whether the decision is sent. */
  offered?: boolean;
  /** The number of calls that failed because of the network or the server. */
  tries?: number;
  /** Why the decision failed, in the user's language. */
  cause?: string;
  other?: OtherDecision;
}
