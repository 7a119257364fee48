import { Form, Radio } from 'antd';
import { useTranslation } from 'react-i18next';
import { ruleOf } from '@/shared/form/fields/ruleOf';
import { DictSelect } from '@/shared/dict/DictSelect';
import { DateField } from '@/shared/form/fields/DateField';
import type { FormOf } from '@/shared/api/crudApi';
import { chosen } from '@/shared/form/fields/required';
import styles from '../ui/flow.module.css';
import { type Chosen, chosenOf, spanOf } from '../flow/leaveSpan';
import { type Leave, leaveSchema, storedForm } from '../flow/request.resource';
import { type Application, ApplyForm } from './ApplyForm';

type LeaveForm = Application & Chosen & Pick<Leave, 'type' | 'duration'>;

const Field = Form.Item<LeaveForm>;

/** Applies for leave from one half day to another. Counts the days while the user selects the half days. */
export default function LeavePage() {
  return (
    <ApplyForm<LeaveForm>
      kind="leave"
      longestTitle={255}
      start={{ type: '1', fromHalf: 'am', toHalf: 'pm' }}
      toWire={toWire}
      fetchStored={async (businessKey, signal) => {
        const leave = await storedForm('leave', leaveSchema)(businessKey, signal);
        // The server sends a number, but the entries of a dictionary are texts.
        return { ...leave, type: leave.type === null ? null : String(leave.type), ...chosenOf(leave) };
      }}
    >
      <LeaveFields />
    </ApplyForm>
  );
}

/** Returns the request body, in which start, end and duration replace the selected half days. */
function toWire({ from, fromHalf, to, toHalf, ...rest }: FormOf<LeaveForm>) {
  const { days: _days, ...span } = spanOf({ from, fromHalf, to, toHalf } as Chosen) ?? { days: 0 };
  return { ...rest, ...span };
}

function LeaveFields() {
  const { t } = useTranslation('workflow');
  const picked = Form.useWatch((values: Partial<Chosen>) => values) ?? {};
  const { from = '', fromHalf = 'am', to = '', toHalf = 'pm' } = picked;
  const span = from && to ? spanOf({ from, fromHalf, to, toHalf }) : undefined;
  // Shown immediately instead of after a change, because the leave in a restored draft may already end before it
  // begins.
  const backwards = Boolean(from && to) && !span;
  return (
    <>
      <Field name="type" label={t('leave.type')} rules={[chosen]}>
        <DictSelect dictType="act_leave_type" allowClear={false} />
      </Field>
      <HalfDay name="from" label={t('leave.startDate')} />
      <HalfDay name="to" label={t('leave.endDate')} />
      <Field
        name="duration"
        dependencies={['from', 'fromHalf', 'to', 'toHalf']}
        rules={[
          ({ getFieldsValue }) =>
            ruleOf(() => {
              const now = getFieldsValue(true) as Chosen;
              return now.from && now.to && !spanOf(now) && t('leave.backwards');
            }),
        ]}
        extra={t('leave.counting')}
        {...(backwards && { validateStatus: 'error' as const, help: t('leave.backwards') })}
      >
        <Counted
          message={
            span ? t('leave.days', { count: span.days, hours: span.duration }) : backwards ? '-' : t('leave.noDays')
          }
        />
      </Field>
    </>
  );
}

/** The length of the leave. Screen readers announce it when it changes. */
function Counted({ message, id }: { message: string; id?: string }) {
  return (
    <strong id={id} role="status">
      {message}
    </strong>
  );
}

function HalfDay({ name, label }: { name: 'from' | 'to'; label: string }) {
  const { t } = useTranslation('workflow');
  return (
    <div className={styles.pair}>
      <Field name={name} label={label} rules={[chosen]}>
        <DateField />
      </Field>
      <Field name={`${name}Half`} label={t('leave.halfOf', { label })}>
        <Radio.Group
          options={[
            { value: 'am', label: t('leave.am') },
            { value: 'pm', label: t('leave.pm') },
          ]}
        />
      </Field>
    </div>
  );
}
