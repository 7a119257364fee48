import { useQuery } from '@tanstack/react-query';
import { can } from '@/shared/auth/permission';
import { useSession } from '@/shared/auth/session';
import { type OrderBrief, orderBriefQuery } from './orderBrief.api';

/** The order with this number; null where it is unknown, undefined while it is asked for or may not be seen. */
export function useOrderBrief(orderNo: string): OrderBrief | null | undefined {
  const user = useSession((session) => session.user);
  return useQuery({ ...orderBriefQuery(orderNo), enabled: orderNo !== '' && can(user, 'sales:order:list') }).data;
}
