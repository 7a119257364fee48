import type { Id } from '@/shared/lib/id';
import type { DictName } from '@/shared/vocabulary/dictName';

/**
 * Where a decision is on its way to the server. `waiting`: it can be undone; `sending`: a page has sent it, or was
 * closed while it did; `unsent`: no answer came, or the session ended first; `refused`: the server did not accept it.
 */
export type OutboxState = 'waiting' | 'sending' | 'unsent' | 'refused';

/** A decision about one record, as data: it is sent by whichever page of this user is still there. */
export interface Decision {
  /** The resource, and the record with its name. */
  path: string;
  id: Id;
  name: string;
  /** `pass`, `reject` or another move of the record, and how the user reads it. */
  verb: string;
  label: string;
  /** The POST that makes the decision. */
  url: string;
  data: unknown;
  /** The field it changes: from one of these values to another.  */
  field: string;
  from: readonly string[];
  to: string;
  /** The dictionary of the field, where a colleague's decision is shown. */
  states?: DictName | undefined;
  /** The reason as the user typed it. */
  reason: string;
  /** The in-app address of the record's page, if the user's menu has it. */
  link?: string | undefined;
}

/** A colleague's faster decision about a record. */
export interface OtherDecision {
  state: string;
  by: string;
  time: string;
  reason: string;
}

/** A decision on its way to the server. */
export interface OutboxEntry extends Decision {
  key: string;
  /** The `Idempotency-Key` of its call, by which a server recognises a repetition; a new one after a refusal. */
  call: string;
  /** Decisions made together, in a batch, have the same group and are undone together. */
  group: string;
  /** The page load that made it, and will send it. */
  owner: string;
  state: OutboxState;
  /** When it was made and when it is due, in epoch milliseconds. */
  at: number;
  due: number;
  /** An earlier call got no answer: the server may have made the decision. */
  uncertain?: boolean;
  /** Left by an earlier page or session: only its user decides whether it is still sent. */
  offered?: boolean;
  /** How often it was sent without an answer. */
  tries?: number;
  /** Why it was not made, in the user's language. */
  cause?: string;
  other?: OtherDecision;
}
