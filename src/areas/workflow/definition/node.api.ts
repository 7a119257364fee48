import { id } from '@/shared/api/fields';
import { z } from 'zod';
import { fetchRows, type FormOf, segment } from '@/shared/api/crudApi';
import { post, request } from '@/shared/api/http';
import { parseRow } from '@/shared/api/parseRows';

/** A node of a definition, with the roles, users or departments that may decide there (docs/contract#2.26). */
export const flowNodeSchema = z.object({
  nodeId: z.string(),
  name: z.string().nullish(),
  /** The type of the node: 0 start, 1 user task, 2 end. */
  type: z.number().nullable(),
  roleIds: z.array(id).nullish(),
  userIds: z.array(id).nullish(),
  deptIds: z.array(id).nullish(),
  deptHeader: z.boolean().nullish(),
});
export type FlowNode = z.infer<typeof flowNodeSchema>;

/** The path of the nodes, also used as their query key. */
export const NODES = '/act/node';

/** Returns the nodes of a definition from its start to its end. */
export const nodesOf = (procDefId: string, signal?: AbortSignal): Promise<FlowNode[]> =>
  fetchRows(flowNodeSchema, { url: `${NODES}/list/${segment(procDefId)}`, signal });

/** Refetches a node. Returns the node unchanged if the server does not know it, because nobody has configured it. */
export async function findNode(node: FlowNode, signal: AbortSignal): Promise<FlowNode> {
  const url = `${NODES}/get/${segment(node.nodeId)}`;
  const answer = await request({ url, signal });
  return answer ? parseRow(flowNodeSchema, answer, url) : node;
}

/** Saves the roles, users or departments that may decide at a user task; `key` is sent as `Idempotency-Key`. */
export const saveNode = (node: FormOf<FlowNode>, key?: string) => post(`${NODES}/update`, node, key);
