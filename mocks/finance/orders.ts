import type { Money } from '@/shared/lib/money';
export const orderToPay = async (_orderNo: string, _amount: Money | undefined): Promise<string | undefined> =>
  undefined;
export const orderPaid = async (_orderNo: string, _channel: string, _time: string): Promise<void> => undefined;
export const ordersInvoiced = async (
  _orderNos: readonly string[] | null | undefined,
  _status: '0' | '2',
): Promise<void> => undefined;
export const ordersSettled = async (_orderNos: readonly string[]): Promise<void> => undefined;
export const ordersOf = async (
  _from: string,
  _to: string,
): Promise<
  {
    targetType: string;
    targetName: string;
    orders: { orderNo: string; productName: string; amount: string; payTime: string }[];
  }[]
> => [];
