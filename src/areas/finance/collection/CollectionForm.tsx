import { useQueryClient } from '@tanstack/react-query';
import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { itemsOf, RemarkItem } from '@/shared/form/fields/itemsOf';
import { EditDrawer } from '@/shared/form/EditDrawer';
import { DateField } from '@/shared/form/fields/DateField';
import { ImagesField } from '@/shared/files/upload/ImagesField';
import { MoneyField, useMoneyRule } from '@/shared/form/fields/MoneyField';
import { useNow } from '@/shared/form/move/move';
import { chosen } from '@/shared/form/fields/required';
import { useFormats } from '@/shared/settings/useFormats';
import { collections, findActiveCollection } from './collection.resource';
import { OrderItem } from './OrderItem';

const { Entry, Field, Text } = itemsOf(collections);

/** The payment channel 对公转账 (corporate transfer), which requires a voucher. */
const TRANSFER = '3';

/** The form that registers a payment received. */
export function CollectionForm({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['finance', 'shared']);
  const { yuan } = useFormats();
  const client = useQueryClient();
  const now = useNow();
  const amountRule = useMoneyRule({ min: 0.01 });

  /**
   * Returns a message if the order already has an active collection, which an earlier attempt of this form or another
   * user has added. An order has at most one active collection.
   */
  async function look({ orderNo }: { orderNo?: unknown }) {
    const found = await findActiveCollection(client, String(orderNo).trim());
    if (!found) return undefined;
    const what = t('collection.now.added', { no: collections.nameOf(found), amount: yuan(found.amount) });
    return now({ who: found.createBy, when: found.createTime, what });
  }

  return (
    <EditDrawer
      path={collections.path}
      title={t('collection.add')}
      okText={t('collection.add')}
      start={{ payChannel: TRANSFER }}
      save={collections.save}
      move={{ name: 'add', record: 'new', look }}
      onClose={onClose}
      done={t('collection.done.add')}
      draft={{ record: 'new' }}
    >
      <OrderItem />
      <Text name="payerName" required />
      <Entry name="payChannel" required />
      <Field name="amount" rules={[{ required: true }, amountRule]}>
        <MoneyField />
      </Field>
      <Field name="payTime" rules={[chosen]}>
        <DateField time />
      </Field>
      <Text name="payerBank" />
      <Text name="payerAccount" />
      <Text name="tradeNo" />
      <Form.Item noStyle dependencies={['payChannel']}>
        {({ getFieldValue }) => (
          <Field
            name="voucherImgs"
            rules={
              getFieldValue('payChannel') === TRANSFER
                ? [{ required: true, message: t('collection.voucherNeeded') }]
                : []
            }
          >
            <ImagesField most={5} />
          </Field>
        )}
      </Form.Item>
      <RemarkItem />
    </EditDrawer>
  );
}
