import { Checkbox, Form, InputNumber } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { branchOf, type Example, fieldsIn } from './check/branch';
import type { DrawnFlow, DrawnNode } from './check/drawing';
import styles from './designer.module.css';

interface TryConditionProps {
  gateway: DrawnNode;
  flows: readonly DrawnFlow[];
  /** Returns the display name of a flow, also of one without a name. */
  nameOf: (flow: DrawnFlow) => string;
}

/** Tries the conditions of a gateway with example values, and shows which flow such a request takes. */
export function TryCondition({ gateway, flows, nameOf }: TryConditionProps) {
  const { t } = useTranslation('workflow');
  const [example, setExample] = useState<Example>({ values: {}, passed: true });
  const fields = fieldsIn(flows.filter(({ from }) => from === gateway.id));
  if (fields.length === 0) return null;
  const found = branchOf(gateway, flows, example);
  return (
    <section className={styles.try} aria-label={t('model.try.title')}>
      <strong>{t('model.try.title')}</strong>
      {fields.map((field) => (
        <Form.Item key={field} label={t(`model.fields.${field}`)} htmlFor={`try-${field}`} style={{ margin: 0 }}>
          <InputNumber
            id={`try-${field}`}
            min={0}
            style={{ width: '100%' }}
            placeholder={t('model.try.example')}
            value={example.values[field] ?? null}
            onChange={(value) => setExample({ ...example, values: { ...example.values, [field]: value ?? undefined } })}
          />
        </Form.Item>
      ))}
      <Checkbox checked={example.passed} onChange={({ target }) => setExample({ ...example, passed: target.checked })}>
        {t('model.try.passed')}
      </Checkbox>
      <output>
        {found === 'unknown'
          ? t('model.try.unknown')
          : found === 'none'
            ? t('model.try.none')
            : t('model.try.takes', { name: nameOf(found) })}
      </output>
    </section>
  );
}
