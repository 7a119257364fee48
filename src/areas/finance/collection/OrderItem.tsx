import { useQueryClient } from '@tanstack/react-query';
import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { itemsOf } from '@/shared/form/fields/itemsOf';
import { can } from '@/shared/auth/permission';
import { useSession } from '@/shared/auth/session';
import { limited } from '@/shared/form/fields/limited';
import { RemoteSelect } from '@/shared/form/fields/RemoteSelect';
import { useFormats } from '@/shared/settings/useFormats';
import { orderBriefQuery, unpaidOrders } from '../order/orderBrief.api';
import { useOrderBrief } from '../order/useOrderBrief';
import { collections, findActiveCollection } from './collection.resource';
import { useDuplicateText } from './useDuplicateText';

const { Field } = itemsOf(collections);

/**
 * The order to which a payment belongs. The user selects an unpaid order, which fills in the payer and the amount.
 * Without the permission to list orders, the user types the order number.
 */
export function OrderItem() {
  const { t } = useTranslation('finance');
  const { money, yuan } = useFormats();
  const client = useQueryClient();
  const form = Form.useFormInstance();
  const duplicateText = useDuplicateText();
  const user = useSession((session) => session.user);
  const orderNo = Form.useWatch<string | null | undefined>('orderNo', form);
  const order = useOrderBrief(orderNo?.trim() ?? '');

  async function onlyOne(typed: string | null) {
    const other = typed?.trim() && (await findActiveCollection(client, typed.trim()));
    if (other) throw new Error(duplicateText(other));
  }

  const search = async (text: string, signal: AbortSignal) =>
    (await unpaidOrders(text, signal)).map((one) => ({
      value: one.orderNo,
      label: `${one.orderNo} · ${yuan(one.payAmount)} · ${one.buyerName}`,
    }));

  async function fillIn(chosen: unknown) {
    if (typeof chosen !== 'string') return;
    const found = await client.fetchQuery(orderBriefQuery(chosen)).catch(() => null);
    if (found && form.getFieldValue('orderNo') === chosen)
      form.setFieldsValue({ payerName: found.buyerName, amount: Number(found.payAmount) });
  }

  return (
    <Field
      name="orderNo"
      rules={[{ required: true, whitespace: true }, { validator: (_, typed: string | null) => onlyOne(typed) }]}
      validateTrigger={['onChange', 'onBlur']}
      extra={
        order &&
        t('collection.forOrder', { name: order.buyerName, product: order.productName, amount: money(order.payAmount) })
      }
    >
      {can(user, 'sales:order:list') ? (
        <OrderSelect search={search} onPick={(chosen) => void fillIn(chosen)} />
      ) : (
        <Input {...limited(32)} autoComplete="off" />
      )}
    </Field>
  );
}

type SelectProps = Parameters<typeof RemoteSelect>[0];

function OrderSelect({
  onPick,
  onChange,
  ...field
}: Omit<SelectProps, 'source'> & { onPick: (chosen: unknown) => void }) {
  return (
    <RemoteSelect
      {...field}
      source="/biz/order/unpaid"
      onChange={(chosen) => {
        onChange?.(chosen);
        onPick(chosen);
      }}
    />
  );
}
