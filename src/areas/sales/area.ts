import type { Area, Searched } from '@/shared/area/area';
import { get, revealCall, sumCall } from '@/shared/area/calls';
import type { Order } from './order/order.resource';

const orders: Searched<keyof Order> = {
  list: 'order',
  path: '/biz/order',
  nameField: 'orderNo',
  to: 'order',
  query: { orderNo: 'orderNo', orderStatus: 'orderStatus' },
};

/** Orders, packages and prices. */
export const sales: Area = {
  name: 'sales',
  maxKB: 76,
  searched: [orders],
  optionalCalls: [
    sumCall('/biz/order'),
    revealCall('/biz/order'),
    get('/biz/order/money/:id', 'collections, invoices and settlements in the life of an order'),
  ],
};
