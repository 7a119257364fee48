import { useQuery } from '@tanstack/react-query';
import { can } from '@/shared/auth/permission';
import { useSession } from '@/shared/auth/session';
import { type OrderBrief, orderBriefQuery } from './orderBrief.api';

/**
 * The order with the number `orderNo`. Null if the server returns no such order. Undefined while loading, after an
 * error, for an empty number, or if the user may not list orders.
 */
export function useOrderBrief(orderNo: string): OrderBrief | null | undefined {
  const user = useSession((session) => session.user);
  return useQuery({ ...orderBriefQuery(orderNo), enabled: orderNo !== '' && can(user, 'sales:order:list') }).data;
}
