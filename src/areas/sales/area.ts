import type { Area } from '@/shared/area/area';
import { get, historyCall, revealCall, sumCall } from '@/shared/area/calls';

/** Orders, packages and prices. */
export const sales: Area = {
  name: 'sales',
  maxKB: 76,
  optionalCalls: [
    sumCall('/biz/order'),
    revealCall('/biz/order'),
    get('/biz/order/money/:id'),
    historyCall('/biz/order', 'sales:order:get'),
    historyCall('/biz/price', 'sales:price:get'),
  ],
};
