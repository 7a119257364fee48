import { Form } from 'antd';
import dayjs from 'dayjs';
import { useTranslation } from 'react-i18next';
import { EditModal } from '@/shared/form/EditModal';
import { DictSelect } from '@/shared/dict/DictSelect';
import { DateRangeField } from '@/shared/fields/DateRangeField';
import { type Settlement, settlements } from './settlement.api';

interface GenerateForm {
  /** The first and the last day. */
  periods: readonly (string | null)[];
  targetType?: Settlement['targetType'];
}

const Field = Form.Item<GenerateForm>;

/** Generates the settlements of a past period, one for each payee. */
export function GenerateModal({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('finance');
  const last = dayjs().subtract(1, 'month');
  const whole = {
    validator: (_: unknown, value?: readonly (string | null)[]) => {
      const [from, to] = value ?? [];
      if (!from || !to) return Promise.reject(new Error(t('settlement.periodNeeded')));
      return to < dayjs().format('YYYY-MM-DD')
        ? Promise.resolve()
        : Promise.reject(new Error(t('settlement.periodOver')));
    },
  };
  return (
    <EditModal
      path={settlements.path}
      title={t('settlement.generate')}
      okText={t('settlement.generate')}
      start={{
        periods: [last.startOf('month').format('YYYY-MM-DD'), last.endOf('month').format('YYYY-MM-DD')],
      }}
      save={({ periods, targetType }, key) => {
        const [periodStart, periodEnd] = periods as [string, string]; // the rule has refused anything else
        return settlements.save({ periodStart, periodEnd, targetType }, key);
      }}
      onClose={onClose}
      done={t('settlement.generated')}
      draft={{ record: 'new' }}
    >
      <Field name="periods" label={t('settlement.period')} required rules={[whole]}>
        <DateRangeField />
      </Field>
      <Field name="targetType" label={t('settlement.targetType')} extra={t('settlement.targetTypeHint')}>
        <DictSelect dictType="biz_member_type" />
      </Field>
    </EditModal>
  );
}
