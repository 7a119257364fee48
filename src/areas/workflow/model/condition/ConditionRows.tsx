import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { Button, Checkbox, Flex, Form, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { IconButton } from '@/shared/display/IconButton';
import { wordOf } from '@/shared/lib/wordOf';
import type { Comparison } from '../../check/condition';
import { type ConditionField, firstOf, operatorsOf, type Rows, writeRows } from '../../check/rows';
import styles from '../designer.module.css';
import { ConditionValue } from './ConditionValue';

interface ConditionRowsProps {
  value: Rows;
  fields: readonly ConditionField[];
  onChange: (condition: string) => void;
}

/** Edits a condition as rows of field, operator and value, all or any of which must hold. */
export function ConditionRows({ value, fields, onChange }: ConditionRowsProps) {
  const { t } = useTranslation('workflow');
  const { rows, join, approved } = value;
  const set = (part: Partial<Rows>) => onChange(writeRows({ ...value, ...part }));
  const replace = (index: number, row: Comparison) => set({ rows: rows.map((one, at) => (at === index ? row : one)) });
  const [first] = fields;
  return (
    <>
      {rows.length > 1 && (
        <Form.Item label={t('model.join')} htmlFor="model-join">
          <Select
            id="model-join"
            options={(['all', 'any'] as const).map((one) => ({ value: one, label: t(`model.joins.${one}`) }))}
            value={join}
            onChange={(next) => set({ join: next })}
          />
        </Form.Item>
      )}
      {(rows.length > 0 ? rows : [undefined]).map((row, index) => (
        <Row
          // The index is the only identity of a row.
          // oxlint-disable-next-line react/no-array-index-key
          key={index}
          number={index + 1}
          value={row}
          fields={fields}
          onChange={(next) => (row ? replace(index, next) : set({ rows: [next] }))}
          onRemove={() => set({ rows: rows.filter((_, at) => at !== index) })}
        />
      ))}
      <Form.Item>
        <Button icon={<PlusOutlined aria-hidden />} onClick={() => first && set({ rows: [...rows, firstOf(first)] })}>
          {t('model.addCondition')}
        </Button>
      </Form.Item>
      {(rows.length > 0 || approved) && (
        <Form.Item extra={<code>{writeRows(value)}</code>}>
          <Checkbox checked={approved} onChange={({ target }) => set({ approved: target.checked })}>
            {t('model.approved')}
          </Checkbox>
        </Form.Item>
      )}
    </>
  );
}

interface RowProps {
  number: number;
  /** Undefined for the empty row that is shown if the flow has no condition. */
  value: Comparison | undefined;
  fields: readonly ConditionField[];
  onChange: (row: Comparison) => void;
  onRemove: () => void;
}

function Row({ number, value, fields, onChange, onRemove }: RowProps) {
  const { t } = useTranslation('workflow');
  const field = fields.find(({ id }) => id === value?.field);
  const isText = field?.type === 'text' || field?.type === 'choice';
  return (
    <div role="group" aria-label={t('model.conditionNumber', { number })} className={styles.row}>
      <Flex gap={8}>
        <Select
          style={{ flex: 1, minWidth: 0 }}
          aria-label={t('model.conditionField')}
          placeholder={t('model.noCondition')}
          options={fields.map(({ id, name }) => ({ value: id, label: name || wordOf(t, 'model.fields', id) }))}
          value={value?.field ?? null}
          onChange={(id) => {
            const chosen = fields.find((one) => one.id === id);
            if (chosen) onChange(firstOf(chosen));
          }}
        />
        {value && (
          <IconButton icon={DeleteOutlined} label={t('model.removeCondition', { number })} onClick={onRemove} />
        )}
      </Flex>
      {value && field && (
        <Flex gap={8}>
          <Select
            style={{ flex: 1, minWidth: 0 }}
            aria-label={t('model.operator')}
            options={operatorsOf(field).map((sign) => ({
              value: sign,
              label: isText ? t(sign === '==' ? 'model.is' : 'model.isNot') : t(`model.operators.${sign}`),
            }))}
            value={value.operator}
            onChange={(operator) => onChange({ ...value, operator })}
          />
          <div className={styles.value}>
            <ConditionValue
              field={field}
              label={t(typeof value.value === 'number' ? 'model.value' : 'model.compared')}
              value={value.value}
              onChange={(next) => onChange({ ...value, value: next ?? (typeof value.value === 'number' ? 0 : '') })}
            />
          </div>
        </Flex>
      )}
    </div>
  );
}
