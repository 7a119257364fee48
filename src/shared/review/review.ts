import type { Entity } from '@/shared/vocabulary/permission';
import type { DictName } from '@/shared/vocabulary/dictName';
import type { QueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import type { CrudApi } from '@/shared/api/crudApi';
import { id } from '@/shared/api/fields';
import type { ListAddress } from '@/shared/list/listAddress';
import type { MenuKey } from '@/shared/vocabulary/menuKey';
import type { RecordMoves } from '@/shared/states/recordMoves';

const auditLogSchema = z.looseObject({
  id,
  action: z.string(),
  fromStatus: z.string().nullish(),
  toStatus: z.string().nullish(),
  remark: z.string().max(200).nullish(),
  operatorName: z.string().nullish(),
  operateTime: z.string(),
});

/** One entry of a record's history (docs/contract#3.1). */
export type AuditLog = z.infer<typeof auditLogSchema>;

/** The fields every reviewed record has beside its own (docs/contract#3.2); the last two only in `get`. */
export const reviewShape = {
  auditStatus: z.string().max(1).nullish(),
  auditRemark: z.string().max(200).nullish(),
  auditBy: z.string().max(64).nullish(),
  auditTime: z.string().nullish(),
  submitTime: z.string().nullish(),
  auditLogs: z.array(auditLogSchema).nullish(),
  /** What the record was when it was rejected last, as far as it has changed since. */
  lastRejected: z
    .looseObject({
      auditRemark: z.string().nullish(),
      auditTime: z.string().nullish(),
      auditBy: z.string().nullish(),
      values: z.record(z.string(), z.unknown()),
    })
    .nullish(),
};

/** A record somebody decides about. */
export type Reviewable = z.infer<z.ZodObject<typeof reviewShape>>;

/** What can be decided. */
export type Verdict = 'pass' | 'reject';

/** One kind of records that are decided about. */
export interface ReviewKind<T extends Reviewable> {
  api: CrudApi<T>;
  /** `area:entity`; the actions are `:get`, `:audit`, `:export` of it. */
  permission: Entity;
  nameOf: (row: T) => string;
  /** The field of the two decisions is the one they are about; its words are in the dictionary `states`, those of AUDIT unless told. */
  moves: RecordMoves<Verdict>;
  states?: DictName;
  /** How one record is decided about; by the `audit` call of its resource unless told. */
  decide?: (row: T, verdict: Verdict, remark: string) => Promise<unknown>;
  /** Has what a decision changes loaded again; its resource unless told. */
  refresh?: (client: QueryClient) => Promise<unknown>;
}

/** A kind whose records are read on a page of their own. */
export interface PagedKind<T extends Reviewable> extends ReviewKind<T> {
  /** The codec of the list's address. */
  address: ListAddress;
  /** The menu keys of the list and of the page of one record. */
  listKey: MenuKey;
  detailKey: MenuKey;
  /** Fetches what else the page of a record will ask for. */
  ahead?: (client: QueryClient, row: T) => void;
}

/** Decides about one record; a decision about what waits no longer is refused by the server. */
export function decide<T extends Reviewable>(kind: ReviewKind<T>, row: T, verdict: Verdict, remark: string) {
  const { api, moves } = kind;
  if (kind.decide) return kind.decide(row, verdict, remark.trim());
  const { field, to } = moves[verdict];
  return api.act('audit', { ids: [api.idOf(row)], [field]: to, auditRemark: remark.trim() });
}

/** What the reasons somebody gave for such records are remembered by. */
export const reasonKind = ({ permission }: { permission: string }, verb: string) => `${permission}.${verb}`;
