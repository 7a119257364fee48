import { z } from 'zod';
import { definitionSchema } from '@/areas/workflow/flow/definition.resource';
import { MODES } from '@/areas/workflow/check/signing';
import { draftSchema } from '@/areas/workflow/request/draft.api';
import {
  businessSchema,
  fileSchema,
  generalSchema,
  leaveSchema,
  purchaseSchema,
} from '@/areas/workflow/flow/request.resource';
import { defineTable } from '../table';
import { seededCopies, seededDefinitions, seededFlows, seededNodes } from './seeds';

/** A definition as stored, with its diagram. */
const definitionRow = z.object(definitionSchema.shape).extend({
  version: z.number(),
  rev: z.number(),
  suspensionState: z.number(),
  resourceName: z.string(),
  hasStartFormKey: z.boolean(),
  xml: z.string(),
});
export type DefinitionRow = z.infer<typeof definitionRow>;

const ids = z.array(z.number());
const arrival = z.object({
  at: z.string(),
  flow: z.string(),
  result: z.number(),
  forks: z.array(z.string()).readonly().nullish(),
});
const nodeRow = z.object({ nodeId: z.string(), roleIds: ids, userIds: ids, deptIds: ids, deptHeader: z.boolean() });

const instanceRow = z.object({
  id: z.string(),
  businessKey: z.number(),
  procDefId: z.string(),
  startTime: z.string(),
  endTime: z.string().nullable(),
  deleteReason: z.string().nullable(),
  isSuspended: z.boolean(),
  /** The values of the variables that conditions use. */
  variables: z.record(z.string(), z.union([z.number(), z.string()])),
  /** The engine's tokens while there are running branches. */
  arrived: z.array(arrival).nullish(),
  /** The path so far: where tokens were after each decision, without parts that a return reverted (`signers.ts`). */
  markings: z
    .array(
      z.object({
        /** The id of the decided task; missing for the start. */
        from: z.string().nullish(),
        reached: z.array(z.string()),
        open: z.array(z.string()),
        arrived: z.array(arrival),
      }),
    )
    .nullish(),
  /** True if the instance was removed from the history. */
  removed: z.boolean(),
});
export type InstanceRow = z.infer<typeof instanceRow>;

const taskRow = z.object({
  id: z.string(),
  procInstId: z.string(),
  taskDefKey: z.string(),
  name: z.string(),
  candidates: ids,
  createTime: z.string(),
  endTime: z.string().nullish(),
  auditId: z.number().nullish(),
  auditorId: z.number().nullish(),
  result: z.number().nullish(),
  comment: z.string().nullish(),
  /** The absent user for whom the auditor decided. */
  onBehalfOfId: z.number().nullish(),
  delFlag: z.boolean().nullish(),
  deleteReason: z.string().nullish(),
  /** The user who claimed the task or to whom it was delegated. If set, nobody else can decide the task. */
  assigneeId: z.number().nullish(),
  /** The user who delegated the task. */
  ownerId: z.number().nullish(),
  /** All delegations, oldest first. */
  delegations: z
    .array(z.object({ ownerId: z.number(), assigneeId: z.number(), remark: z.string(), time: z.string() }))
    .nullish(),
  /** Only for the task of an added signer: the decider's task, the kind of participation, and who added the signer. */
  signer: z.object({ of: z.string(), kind: z.enum(['before', 'after', 'delegate']), byId: z.number() }).nullish(),
  /** The users who must sign after this task was approved. */
  after: ids.nullish(),
  /** The actions on the task besides deciding it, oldest first. */
  acts: z
    .array(z.object({ action: z.string(), byId: z.number(), to: z.string(), reason: z.string(), time: z.string() }))
    .nullish(),
  dueDate: z.string().nullish(),
  /** Milliseconds until the task is overdue, and the action to take then: `remind`, `user:5` or `head`. */
  remindAfter: z.number().nullish(),
  late: z.string().nullish(),
  /** The round of a step that several users decide: its mode, and all signers in order. */
  signing: z.object({ round: z.string(), mode: z.enum(MODES), share: z.number(), signers: ids }).nullish(),
  /** The actions the engine took by itself, because the task had no candidate or was overdue. */
  automatic: z.array(z.object({ kind: z.string(), time: z.string(), to: ids })).nullish(),
  /** The form values that the decision changed, then the files it contained, and the picture of the signature. */
  changes: z.array(z.object({ field: z.string(), from: z.unknown(), to: z.unknown() })).nullish(),
  attachments: z.array(fileSchema).nullish(),
  signature: fileSchema.nullish(),
  urges: z.number().nullish(),
  lastUrge: z.string().nullish(),
});
export type TaskRow = z.infer<typeof taskRow>;

const businessRow = z
  .object(businessSchema.shape)
  .extend({ userId: z.number(), procDefKey: z.string(), procInstId: z.string(), delFlag: z.boolean() });
export type BusinessRow = z.infer<typeof businessRow>;

export const procDefs = defineTable({
  name: 'procDefs',
  idKey: 'id',
  schema: definitionRow,
  seed: seededDefinitions,
});
export const flowNodes = defineTable({ name: 'flowNodes', idKey: 'nodeId', schema: nodeRow, seed: seededNodes });
export const instances = defineTable({
  name: 'procInsts',
  idKey: 'id',
  schema: instanceRow,
  seed: () => seededFlows().instances,
});
export const flowTasks = defineTable({
  name: 'flowTasks',
  idKey: 'id',
  schema: taskRow,
  seed: () => seededFlows().tasks,
});
export const businesses = defineTable({
  name: 'businesses',
  idKey: 'id',
  schema: businessRow,
  seed: () => seededFlows().businesses,
});
export const leaves = defineTable({
  name: 'leaves',
  idKey: 'id',
  schema: z.object(leaveSchema.shape),
  seed: () => seededFlows().leaves,
});
export const purchases = defineTable({
  name: 'purchases',
  idKey: 'id',
  schema: z.object(purchaseSchema.shape),
  seed: () => seededFlows().purchases,
});
export const generals = defineTable({
  name: 'generals',
  idKey: 'id',
  schema: z.object(generalSchema.omit({ form: true, people: true }).shape),
  seed: () => [],
});
export const flowCopies = defineTable({
  name: 'flowCopies',
  idKey: 'id',
  schema: z.object({
    id: z.number(),
    procInstId: z.string(),
    userId: z.number(),
    byId: z.number(),
    remark: z.string(),
    time: z.string(),
    readTime: z.string().nullish(),
  }),
  seed: seededCopies,
});
export const requestDrafts = defineTable({
  name: 'requestDrafts',
  idKey: 'id',
  schema: z.object(draftSchema.shape).extend({ userId: z.number() }),
  seed: () => [],
});

/** Returns the next id of a decision. */
export const nextAuditId = async () => Math.max(0, ...(await flowTasks.all()).map(({ auditId }) => auditId ?? 0)) + 1;

/** Returns the id of the next task of an instance. */
export const nextTaskId = async (id: string) =>
  `${id}-${(await flowTasks.all()).filter(({ procInstId }) => procInstId === id).length + 1}`;
