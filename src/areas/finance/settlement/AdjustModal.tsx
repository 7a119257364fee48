import { useFormats } from '@/shared/settings/useFormats';
import { Form, InputNumber } from 'antd';
import { useTranslation } from 'react-i18next';
import { EditModal } from '@/shared/form/EditModal';
import { storedIn } from '@/shared/form/stored';
import type { FieldsOf } from '@/shared/form/fieldsOf';
import { netOf } from '@/shared/rules/settlementMoney';
import { type Settlement, settlements } from './settlement.api';

const Field = Form.Item<FieldsOf<Settlement>>;

const MAX_AMOUNT = 99_999_999.99;

interface AdjustModalProps {
  row: Settlement;
  title: string;
  onClose: () => void;
}

const toForm = ({ adjustAmount }: Settlement) => ({ adjustAmount: Number(adjustAmount ?? 0) });

/** Adjusts a rejected settlement up or down and shows the resulting amount; the settlement is then checked again. */
export function AdjustModal({ row, title, onClose }: AdjustModalProps) {
  const { t } = useTranslation('finance');
  const { money } = useFormats();
  return (
    <EditModal
      path={settlements.path}
      title={title}
      start={storedIn(settlements, row, toForm)}
      save={({ adjustAmount }) => settlements.save({ id: row.id, adjustAmount })}
      onClose={onClose}
      okText={t('settlement.move.adjust')}
    >
      {row.failReason && <p>{t('settlement.rejectedFor', { reason: row.failReason })}</p>}
      <Field
        name="adjustAmount"
        label={t('settlement.adjustAmount')}
        extra={t('settlement.adjustHint')}
        rules={[{ required: true }]}
      >
        <InputNumber precision={2} min={-MAX_AMOUNT} max={MAX_AMOUNT} style={{ width: '100%' }} />
      </Field>
      <Form.Item noStyle dependencies={['adjustAmount']}>
        {({ getFieldValue }) => (
          <p>
            {t('settlement.settleAmount')}{' '}
            <strong>{money(netOf({ ...row, adjustAmount: getFieldValue('adjustAmount') as number | null }))}</strong>
          </p>
        )}
      </Form.Item>
    </EditModal>
  );
}
