import type { Searched } from '@/shared/area/searched';
import type { Order } from './order/order.resource';

const orders: Searched<keyof Order> = {
  kind: 'sales:order',
  list: 'order',
  path: '/biz/order',
  filters: { orderNo: 'number', buyerName: 'name', buyerPhone: 'phone' },
  title: 'orderNo',
  subtitle: 'buyerName',
  status: 'orderStatus',
};

/** The records that the search covers: orders. */
export const searched: readonly Searched[] = [orders];
