import { serverToday } from '@/shared/settings/times';
import dayjs from 'dayjs';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ruleOf } from '@/shared/form/fields/ruleOf';
import { itemsOf } from '@/shared/form/fields/itemsOf';
import { EditModal } from '@/shared/form/EditModal';
import type { FormOf } from '@/shared/api/crudApi';
import { useNow } from '@/shared/form/move/move';
import { DictSelect } from '@/shared/dict/DictSelect';
import { DateRangeField } from '@/shared/form/fields/DateRangeField';
import { type Settlement, settlements } from './settlement.resource';

interface GenerateForm {
  /** The first and the last day of the period. */
  periods: readonly (string | null)[];
  targetType?: Settlement['targetType'];
}

const { Field } = itemsOf<GenerateForm>(settlements);

/** Generates the settlements of a past period, one for each payee. */
export function GenerateModal({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('finance');
  const now = useNow();
  const before = useRef(new Map<string, number>());
  const last = dayjs(serverToday()).subtract(1, 'month');
  const whole = ruleOf((period?: readonly (string | null)[] | null) => {
    const [from, to] = period ?? [];
    if (!from || !to) return t('settlement.periodNeeded');
    return to >= serverToday() && t('settlement.periodOver');
  });

  /** Remembers the number of settlements of the period before the first attempt to generate them. */
  async function count(sent: Sent) {
    const key = JSON.stringify(sent);
    if (!before.current.has(key)) before.current.set(key, (await generatedFor(sent)).total);
  }

  /** Returns a message if settlements were added since the first attempt, by this request or by another user. */
  async function look(values: object) {
    const sent = sentOf(values as FormOf<GenerateForm>); // `look` gets the form values
    const { total, records } = await generatedFor(sent);
    const gained = total - (before.current.get(JSON.stringify(sent)) ?? total);
    if (gained <= 0) return undefined;
    const { createBy: who, createTime: when } = records[0] ?? {};
    return now({ who, when, what: t('settlement.now.generated', { count: gained }) });
  }

  return (
    <EditModal<GenerateForm>
      path={settlements.path}
      title={t('settlement.generate')}
      okText={t('settlement.generate')}
      start={{ periods: [last.startOf('month').format('YYYY-MM-DD'), last.endOf('month').format('YYYY-MM-DD')] }}
      save={async (values, key) => {
        const sent = sentOf(values);
        await count(sent);
        return settlements.save(sent, key);
      }}
      move={{ name: 'generate', record: 'new', look }}
      onClose={onClose}
      done={t('settlement.generated')}
      draft={{ record: 'new' }}
    >
      <Field name="periods" label={t('settlement.period')} required rules={[whole]}>
        <DateRangeField />
      </Field>
      <Field name="targetType" extra={t('settlement.targetTypeHint')}>
        <DictSelect dictType="biz_member_type" />
      </Field>
    </EditModal>
  );
}

/** Maps the form values to the body of the request. */
function sentOf({ periods, targetType }: FormOf<GenerateForm>) {
  const [periodStart, periodEnd] = periods as [string, string]; // the form rule requires both dates
  return { periodStart, periodEnd, targetType };
}
type Sent = ReturnType<typeof sentOf>;

/** Fetches the newest settlement of a period, with the total number of settlements. */
const generatedFor = ({ periodStart, periodEnd, targetType }: Sent) =>
  settlements.list({
    period: `${periodStart}~${periodEnd}`,
    targetType,
    sortField: 'createTime',
    sortOrder: 'desc',
    pageNum: 1,
    pageSize: 1,
  });
