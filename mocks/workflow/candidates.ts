import { depts, type UserRow, users } from '../db';
import { flowNodes } from './tables';

/**
 * Returns the candidates of a node (docs/contract#2.E): chosen users, users of chosen roles and departments, and the
 * head of the actor's department. The actor is the user who acted last.
 */
export async function candidatesOf(nodeId: string, actor: UserRow | undefined): Promise<number[]> {
  const node = await flowNodes.find(nodeId);
  if (!node) return [];
  const leader = node.deptHeader ? (await depts.find(actor?.deptId))?.leaderId : undefined;
  return (await users.all())
    .filter(
      ({ userId, deptId, roleIds, status }) =>
        status === '0' &&
        (node.userIds.includes(userId) ||
          roleIds.some((role) => node.roleIds.includes(role)) ||
          (typeof deptId === 'number' && node.deptIds.includes(deptId)) ||
          String(userId) === String(leader)),
    )
    .map(({ userId }) => userId);
}
