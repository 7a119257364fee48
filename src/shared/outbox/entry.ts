import type { Id } from '@/shared/lib/id';
import type { DictName } from '@/shared/vocabulary/dictName';

/**
 * The progress of a decision. `waiting`: it can be undone; `sending`: a page has sent it, or was closed while sending
 * it; `unsent`: no answer came, or the session ended first; `refused`: the server did not accept it.
 */
export type OutboxState = 'waiting' | 'sending' | 'unsent' | 'refused';

/** A decision about one record, as plain data, so that any open page of this user can send it. */
export interface Decision {
  /** The resource, and the record with its name. */
  path: string;
  id: Id;
  name: string;
  /** `pass`, `reject` or another move of the record, and its displayed label. */
  verb: string;
  label: string;
  /** The POST that makes the decision. */
  url: string;
  data: unknown;
  /**
   * True for a new value of one field of a record: `data` has that field, the id, and others that are sent as they are
   * in the record at that time.
   */
  isEdit?: boolean;
  /** The field it changes, from one of the values `from` to `to`. */
  field: string;
  from: readonly string[];
  to: string;
  /** The dictionary of the field, for showing a colleague's decision. */
  states?: DictName | undefined;
  /** The reason as the user typed it. */
  reason: string;
  /** The input that is kept as a draft when the decision is undone; by default the reason. */
  values?: Record<string, unknown> | undefined;
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

/** A decision that is not settled yet. */
export interface OutboxEntry extends Decision {
  key: string;
  /** The `Idempotency-Key` of its call, by which a server recognises a repeated call; replaced after a refusal. */
  call: string;
  /** Decisions made together, in a batch, have the same group and are undone together. */
  group: string;
  /** The page load that made the decision and will send it. */
  owner: string;
  state: OutboxState;
  /** The times when it was made and when it is due, in epoch milliseconds. */
  at: number;
  due: number;
  /** True when an earlier call got no answer: the server may have made the decision. */
  uncertain?: boolean;
  /** True when an earlier page or session left the entry: only its user decides whether it is still sent. */
  offered?: boolean;
  /** How many times it was sent without an answer. */
  tries?: number;
  /** Why the decision failed, in the user's language. */
  cause?: string;
  other?: OtherDecision;
}
