import { Checkbox, Form, InputNumber, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { type Condition, FIELDS, IF_REJECTED, OPERATORS, readCondition, writeCondition } from './check/condition';

interface FlowFieldsProps {
  condition: string;
  /** True when this is the gateway's default flow, taken when no condition holds. */
  otherwise: boolean;
  onCondition: (text: string) => void;
  onOtherwise: (is: boolean) => void;
}

const FIRST: Condition = { field: 'duration', operator: '>', value: 0, approved: false };

/** The condition of a flow out of an exclusive gateway; an expression the form cannot edit is shown as text. */
export function FlowFields({ condition, otherwise, onCondition, onOtherwise }: FlowFieldsProps) {
  const { t } = useTranslation('workflow');
  const read = readCondition(condition);
  const isReturn = condition === IF_REJECTED;
  const set = (part: Partial<Condition>) => onCondition(writeCondition({ ...(read ?? FIRST), ...part }));
  return (
    <>
      <Form.Item>
        <Checkbox checked={otherwise} onChange={(event) => onOtherwise(event.target.checked)}>
          {t('model.otherwise')}
        </Checkbox>
      </Form.Item>
      {!otherwise && (
        <Form.Item extra={t('model.ifRejectedHint')}>
          <Checkbox checked={isReturn} onChange={({ target }) => onCondition(target.checked ? IF_REJECTED : '')}>
            {t('model.ifRejected')}
          </Checkbox>
        </Form.Item>
      )}
      {!otherwise && !isReturn && (
        <>
          <Form.Item label={t('model.conditionField')} htmlFor="model-field">
            <Select
              id="model-field"
              placeholder={t('model.noCondition')}
              options={FIELDS.map((value) => ({ value, label: t(`model.fields.${value}`) }))}
              value={read?.field ?? null}
              onChange={(field) => set({ field: field ?? 'duration' })}
            />
          </Form.Item>
          {condition && !read && <p>{t('model.otherCondition', { condition })}</p>}
          {read && <Comparison value={read} onChange={set} />}
        </>
      )}
    </>
  );
}

function Comparison({ value, onChange }: { value: Condition; onChange: (part: Partial<Condition>) => void }) {
  const { t } = useTranslation('workflow');
  return (
    <>
      <Form.Item label={t('model.operator')} htmlFor="model-operator">
        <Select
          id="model-operator"
          options={OPERATORS.map((sign) => ({ value: sign, label: t(`model.operators.${sign}`) }))}
          value={value.operator}
          onChange={(operator) => onChange({ operator })}
        />
      </Form.Item>
      <Form.Item label={t('model.value')} htmlFor="model-value">
        <InputNumber
          id="model-value"
          min={0}
          max={99_999_999}
          style={{ width: '100%' }}
          value={value.value}
          onChange={(next) => onChange({ value: next ?? 0 })}
        />
      </Form.Item>
      <Form.Item extra={<code>{writeCondition(value)}</code>}>
        <Checkbox checked={value.approved} onChange={(event) => onChange({ approved: event.target.checked })}>
          {t('model.approved')}
        </Checkbox>
      </Form.Item>
    </>
  );
}
