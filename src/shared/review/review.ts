import type { QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { z } from 'zod';
import type { DictName } from '@/shared/vocabulary/dictName';
import type { Resource } from '@/shared/resource/resource';
import { date, dateTime, entry, id } from '@/shared/api/fields';
import type { Id } from '@/shared/lib/id';
import type { ListAddress } from '@/shared/list/listAddress';
import type { MenuKey } from '@/shared/vocabulary/menuKey';
import type { Permission } from '@/shared/vocabulary/permission';
import type { Decision } from '@/shared/outbox/entry';
import type { RecordMove, RecordMoves } from '@/shared/resource/transitions/recordMoves';
import type { CheckRules } from '@/shared/record/marks/check';

/** One entry of a record's history (docs/contract#3.1). */
const auditLogSchema = z.object({
  id,
  action: z.string(),
  fromStatus: z.string().nullish(),
  toStatus: z.string().nullish(),
  remark: z.string().max(200).nullish(),
  operatorName: z.string().nullish(),
  operateTime: dateTime,
  /** The name of the absent user for whom the operator acted. */
  onBehalfOf: z.string().max(64).nullish(),
});
export type AuditLog = z.infer<typeof auditLogSchema>;

/**
 * The user who works on a pending record. The record is reserved until `reviewerUntil`. While the record is open,
 * `useTaken` extends this time. Without a time, the record stays with the user.
 */
export const reviewerShape = {
  reviewerId: id.nullish(),
  reviewerName: z.string().max(64).nullish(),
  reviewerUntil: dateTime.nullish(),
  /** The name of the absent user for whom the reviewer substitutes. */
  onBehalfOf: z.string().max(64).nullish(),
};

/** The fields of all reviewed records (docs/contract#3.2). Lists omit `auditLogs`. */
export const reviewShape = {
  auditStatus: z.string().max(1).nullish(),
  auditRemark: z.string().max(200).nullish(),
  auditBy: z.string().max(64).nullish(),
  auditTime: dateTime.nullish(),
  submitTime: dateTime.nullish(),
  /** The names of the failed checks if the server runs checks; null for a record that the server could not check. */
  failedChecks: z.array(z.string()).nullish(),
  auditLogs: z.array(auditLogSchema).nullish(),
  ...reviewerShape,
  /** The day on which a postponed record becomes pending again. */
  laterUntil: date.nullish(),
  reviewQueue: entry('biz_review_queue', 10).nullish(),
  /** The last request to the applicant, the last day for the answer, and the answer's time. A decision clears them. */
  askedFor: z.string().max(200).nullish(),
  askDeadline: date.nullish(),
  answeredTime: dateTime.nullish(),
  /**
   * The last rejection, or the last request that the applicant has answered. `values` has the fields changed since
   * then, with their old values.
   */
  lastRejected: z
    .object({
      auditRemark: z.string().nullish(),
      auditTime: dateTime.nullish(),
      auditBy: z.string().nullish(),
      values: z.record(z.string(), z.unknown()),
    })
    .nullish(),
};

/** A record that is passed or rejected by a reviewer. */
export type Reviewable = z.infer<z.ZodObject<typeof reviewShape>>;

/** The two decisions of a review. */
export type Verdict = 'pass' | 'reject';

/** The question that a reviewer answers in a panel: pass, reject, or ask the applicant for more information. */
export type Question = Verdict | 'ask';

const QUESTIONS: readonly string[] = ['pass', 'reject', 'ask'] satisfies Question[];
export const isQuestion = (verb: string): verb is Question => QUESTIONS.includes(verb);

/** The max number of records in one batch. */
export const MAX_ROWS = 200;

/**
 * The selected records, divided into a batch (`rows`) and the records to leave out. If more than `MAX_ROWS` records
 * belong in the batch, `isCut` is true, and the surplus is in neither list.
 */
export interface Chosen<T> {
  rows: readonly T[];
  leftOut: readonly T[];
  isCut: boolean;
}

/** The request to an applicant: preset items, free text, and the last day for the answer. */
export interface More {
  items: readonly string[];
  remark: string;
  deadline: string;
}

/** The request to an applicant, as one text (docs/contract#3.2.1). */
export const moreText = ({ items, remark }: Pick<More, 'items'> & Partial<More>): string =>
  [...items, remark?.trim()].filter(Boolean).join('；');

/** The configuration of one kind of reviewed records. */
export interface ReviewKind<T extends Reviewable> {
  /** The resource of the records; its permissions are `:get`, `:audit` and `:export`. */
  api: Resource<T>;
  /**
   * The two decisions, which change the same status field. `states` is the dictionary of this field, by default the
   * dictionary of audit states (AUDIT in docs/contract#3.2). The move `ask` asks applicants for more information, and
   * is used only if the server has `askMore`.
   */
  moves: RecordMoves<Verdict, keyof T & string> & { readonly ask?: RecordMove<keyof T & string> };
  states?: DictName;
  /** The field with the time a record was submitted, by default `submitTime`. */
  since?: keyof T & string;
  /** Message keys of lists of texts: preset reasons to reject, and frequent requests to applicants. */
  presets?: `${string}:${string}`;
  askItems?: `${string}:${string}`;
  /** The automatic checks of a record. To pass the record, the user must confirm its failed and unknown checks. */
  checks?: CheckRules<T>;
  /** Sends a decision about one record. If missing, the `audit` call of the resource is used. */
  decide?: (row: T, verdict: Verdict, remark: string, more: Readonly<Record<string, unknown>>) => Promise<unknown>;
  /** Form items for a decision on the record's page, besides the remark; `decide` gets their values as `more`. */
  items?: (row: T, verdict: Verdict) => ReactNode;
  /** Returns the values of `items` to keep in the draft; by default all. */
  draftOf?: (row: T, more: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>;
  /** True if users can undo a decision for some seconds before it is sent. Must not be combined with `decide`. */
  undo?: boolean;
  /** Refetches the data that a decision changes; by default the whole resource. */
  refresh?: (client: QueryClient) => Promise<unknown>;
}

/** A kind whose records change their state through actions; `Name` is the union of its moves. */
export interface MovedKind<T extends object, Name extends string> extends Pick<
  ReviewKind<T & Reviewable>,
  'states' | 'undo'
> {
  api: Resource<T>;
  moves: RecordMoves<Name, keyof T & string>;
  detailKey?: MenuKey;
}

/** A kind whose records are reviewed on their own page. */
export interface PagedKind<T extends Reviewable> extends ReviewKind<T> {
  /** The codec of the list's address. */
  address: ListAddress<keyof T & string>;
  /** The menu keys of the list and of the detail page. */
  listKey: MenuKey;
  detailKey: MenuKey;
  /** The permission to reveal a record's masked personal data; by default the permission to decide. */
  reveal?: Permission;
  /** The id under which a record's notes are stored; by default the record's own id. */
  notesId?: (row: T) => Id;
  /** Prefetches the other queries of a record's page. */
  prefetch?: (client: QueryClient, row: T) => void;
}

/** The dictionary of the states of a kind. */
export const statesOf = ({ states = 'biz_audit_status' }: { states?: DictName }): DictName => states;

/** A copy of a record with its state in `auditStatus` and its submit time in `submitTime`, for shared components. */
export function asAudited<T extends Reviewable>(
  { moves, since = 'submitTime' as keyof T & string }: Pick<ReviewKind<T>, 'moves' | 'since'>, // usual field name
  row: T,
): T & Pick<Reviewable, 'auditStatus' | 'submitTime'> {
  const text = (field: keyof T) => row[field] as string | null | undefined;
  return { ...row, auditStatus: text(moves.pass.field), submitTime: text(since) };
}

/** The call that makes a decision about one record. */
function decisionCall<T extends Reviewable>({ api, moves }: ReviewKind<T>, row: T, verdict: Verdict, remark: string) {
  const { field, to } = moves[verdict];
  return { verb: 'audit', body: { ids: [api.idOf(row)], [field]: to, auditRemark: remark.trim() } };
}

/** Sends a decision about one record. Rejects with the server's error if the record is no longer pending. */
export function decide<T extends Reviewable>(
  kind: ReviewKind<T>,
  row: T,
  verdict: Verdict,
  remark: string,
  more: Readonly<Record<string, unknown>> = {},
) {
  if (kind.decide) return kind.decide(row, verdict, remark.trim(), more);
  const { verb, body } = decisionCall(kind, row, verdict, remark);
  return kind.api.act(verb, body);
}

/** The verdict on a record, with the remark that is sent and the reason that was typed. */
interface Made {
  verdict: Verdict;
  remark: string;
  reason: string;
  label: string;
  link?: string | undefined;
}

/** Converts a decision about one record to data for the outbox. */
export function toDecision<T extends Reviewable>(kind: ReviewKind<T>, row: T, made: Made): Decision {
  const { verdict, remark, ...rest } = made;
  return moveDecision(kind, row, {
    ...kind.moves[verdict],
    ...rest,
    name: verdict,
    ...decisionCall(kind, row, verdict, remark),
  });
}

/**
 * Converts a move of one record to data for the outbox: the call, and the field that shows whether the move was made.
 */
export function moveDecision<T extends object>(
  kind: Pick<MovedKind<T, string>, 'api' | 'states'>,
  row: T,
  {
    name,
    field,
    from,
    to,
    verb,
    body,
    label,
    reason,
    link,
    values,
  }: RecordMove & MoveCall & Pick<Made, 'label' | 'reason' | 'link'> & Pick<Decision, 'values'> & { name: string },
): Decision {
  const { api } = kind;
  const [id, url] = [api.idOf(row), `${api.path}/${verb}`];
  return {
    path: api.path,
    id,
    name: api.nameOf(row),
    verb: name,
    label,
    url,
    data: body,
    field,
    from,
    to,
    reason,
    link,
    values,
    ...((kind.states || name === 'pass' || name === 'reject' || name === 'ask') && { states: statesOf(kind) }),
  };
}

/** The call that asks the applicant of a record for more information. */
export const moreCall = <T extends Reviewable>(
  { api }: ReviewKind<T>,
  row: T,
  { items, remark, deadline }: More,
): MoveCall => ({
  verb: 'askMore',
  body: { ids: [api.idOf(row)], items, remark: remark.trim(), deadline },
});

/** A POST of a resource: `{path}/{verb}`. */
export interface MoveCall {
  verb: string;
  body: object;
}

/** The key under which the user's recent reasons for a move of these records are stored. */
export const reasonKind = ({ api }: { api: { permission: string } }, verb: string) => `${api.permission}.${verb}`;
