import { Form, InputNumber } from 'antd';
import { useTranslation } from 'react-i18next';
import { durationOf, hoursOf } from './check/reminder';

interface ReminderFieldProps {
  /** The ISO 8601 duration of the step's timer. */
  value: string | undefined;
  onChange: (duration: string | undefined, name: string) => void;
}

/** The number of hours after which a step is overdue, stored as a non-interrupting timer on the step. */
export function ReminderField({ value, onChange }: ReminderFieldProps) {
  const { t } = useTranslation('workflow');
  return (
    <Form.Item label={t('model.reminder')} htmlFor="model-reminder" extra={t('model.reminderHint')}>
      <InputNumber
        id="model-reminder"
        min={1}
        max={9999}
        precision={0}
        changeOnWheel={false}
        style={{ width: '100%' }}
        placeholder={t('model.noReminder')}
        value={hoursOf(value) ?? null}
        onChange={(hours) =>
          onChange(hours ? durationOf(hours) : undefined, t('model.reminderName', { hours: hours ?? 0 }))
        }
      />
    </Form.Item>
  );
}
