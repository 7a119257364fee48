import { Form, Radio } from 'antd';
import { useTranslation } from 'react-i18next';
import { itemsOf } from '@/shared/form/fields/itemsOf';
import { factsOf } from '@/shared/record/factsOf';
import { useFormats } from '@/shared/settings/useFormats';
import type { EditorProps } from '@/shared/form/useEditor';
import { chosen } from '@/shared/form/fields/required';
import { presetsOf } from '@/shared/list/actions/presets';
import { ReasonModal } from '@/shared/list/actions/ReasonModal';
import { ImageField } from '@/shared/files/upload/ImageField';
import { FactList } from '@/shared/record/Facts';
import { Secrets } from '@/shared/record/secrets';
import { ConsequenceList } from '@/shared/display/ConsequenceList';
import { type Settlement, settlements } from './settlement.resource';

/** The form values of a payment: number and voucher after success, a reason after failure. */
type PayForm = Pick<Settlement, 'payFlowNo' | 'payVoucher' | 'failReason'> & { result: 'paid' | 'failed' };

const { Field, Text } = itemsOf<PayForm>(settlements);

interface PayModalProps extends Pick<EditorProps<PayForm>, 'path' | 'title' | 'move' | 'onClose'> {
  row: Settlement;
}

/** Records the result of a payment: paid with its number and voucher, or failed with a reason. */
export function PayModal({ row, ...dialog }: PayModalProps) {
  const { t } = useTranslation('finance');
  const { yuan } = useFormats();
  return (
    <ReasonModal<PayForm>
      {...dialog}
      wide
      asks={({ result }) => result === 'failed'}
      name="failReason"
      label={t('settlement.failReason')}
      kind="settlement.payment"
      presets={presetsOf(t, 'presets.payment')}
      okText={({ result }) =>
        result === 'failed' ? t('settlement.recordFailed') : `${t('settlement.move.pay')} ${yuan(row.settleAmount)}`
      }
      done={({ result }) =>
        t(result === 'paid' ? 'settlement.done.pay' : 'settlement.done.fail', { amount: yuan(row.settleAmount) })
      }
      run={(failReason, key, { result, payFlowNo, payVoucher }) => {
        const sent = result === 'paid' ? { payFlowNo: String(payFlowNo).trim(), payVoucher } : { failReason };
        return settlements.act('pay', { id: row.id, ...sent }, key);
      }}
    >
      <Secrets api={settlements} id={row.id} permission="finance:settlement:get">
        <FactList
          row={row}
          columns={2}
          title={t('settlement.title')}
          facts={factsOf(t, settlements, [
            'settleAmount',
            'targetName',
            'accountName',
            'bankName',
            { name: 'bankAccount', secret: 'bank' },
            {
              name: 'period',
              show: ({ period, periodStart, periodEnd }) => period ?? `${periodStart}~${periodEnd}`,
            },
            'orderCount',
            'refundAmount',
          ])}
        />
      </Secrets>
      <Form.Item noStyle dependencies={['result']}>
        {({ getFieldValue }) => {
          const result: unknown = getFieldValue('result');
          return (
            <ConsequenceList
              lines={[
                result
                  ? t(result === 'failed' ? 'settlement.failedThen' : 'settlement.payThen')
                  : t('settlement.resultNeeded'),
              ]}
            />
          );
        }}
      </Form.Item>
      <Field name="result" label={t('settlement.payResult')} rules={[chosen]}>
        <Radio.Group
          options={[
            { value: 'paid', label: t('settlement.paid') },
            { value: 'failed', label: t('settlement.failed') },
          ]}
        />
      </Field>
      <Form.Item noStyle dependencies={['result']}>
        {({ getFieldValue }) =>
          getFieldValue('result') === 'paid' && (
            <>
              <Text name="payFlowNo" required />
              <Field name="payVoucher" rules={[{ required: true, message: t('settlement.voucherNeeded') }]}>
                <ImageField />
              </Field>
            </>
          )
        }
      </Form.Item>
    </ReasonModal>
  );
}
