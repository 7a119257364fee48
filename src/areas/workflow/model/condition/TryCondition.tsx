import { Checkbox, Form } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { wordOf } from '@/shared/lib/wordOf';
import { comparisonsIn, takenOf, type Variables } from '../../check/condition';
import type { DrawnFlow, DrawnNode } from '../../check/drawing';
import type { ConditionField } from '../../check/rows';
import { INCLUSIVE } from '../../check/validate';
import styles from '../designer.module.css';
import { ConditionValue } from './ConditionValue';

interface TryConditionProps {
  gateway: DrawnNode;
  flows: readonly DrawnFlow[];
  fields: readonly ConditionField[];
  /** Returns a display name for a flow, even if the flow has no name. */
  nameOf: (flow: DrawnFlow) => string;
}

/** Tries the conditions of a gateway with example values. Shows which flows a request with the example values takes. */
export function TryCondition({ gateway, flows, fields, nameOf }: TryConditionProps) {
  const { t, i18n } = useTranslation('workflow');
  const [values, setValues] = useState<Partial<Record<string, number | string>>>({});
  const [passed, setPassed] = useState(true);
  const out = flows.filter(({ from }) => from === gateway.id);
  const used = out.flatMap(({ condition }) => comparisonsIn(condition));
  if (used.length === 0) return null;
  const asked = new Map(used.filter(({ field }) => field !== 'result').map((one) => [one.field, one.value]));
  const taken = attempt(gateway, out, { ...values, result: passed ? 2 : 3 });
  return (
    <section className={styles.try} aria-label={t('model.try.title')}>
      <strong>{t('model.try.title')}</strong>
      {[...asked].map(([id, literal]) => {
        const field = fields.find((one) => one.id === id) ?? guess(id, literal);
        const label = field.name || wordOf(t, 'model.fields', id);
        return (
          <Form.Item key={id} label={label} htmlFor={`try-${id}`} style={{ margin: 0 }}>
            <ConditionValue
              id={`try-${id}`}
              field={field}
              placeholder={t('model.try.example')}
              value={values[id]}
              onChange={(value) => setValues({ ...values, [id]: value })}
            />
          </Form.Item>
        );
      })}
      <Checkbox checked={passed} onChange={({ target }) => setPassed(target.checked)}>
        {t('model.try.passed')}
      </Checkbox>
      <output>
        {taken === undefined
          ? t('model.try.unknown')
          : taken.length === 0
            ? t('model.try.none')
            : taken.length === 1 && taken[0]
              ? t('model.try.takes', { name: nameOf(taken[0]) })
              : t('model.try.takesAll', { names: new Intl.ListFormat(i18n.language).format(taken.map(nameOf)) })}
      </output>
    </section>
  );
}

/** Declares a variable that is not a form field. Its type is that of `literal`, with which a condition compares it. */
const guess = (id: string, literal: number | string): ConditionField => ({
  id,
  name: id,
  type: typeof literal === 'number' ? 'number' : 'text',
  values: [],
});

/** Returns the flows taken; undefined while a value is missing or if a condition cannot be evaluated. */
function attempt(
  { otherwise, type }: DrawnNode,
  out: readonly DrawnFlow[],
  values: Readonly<Record<string, number | string | undefined>>,
): DrawnFlow[] | undefined {
  const given = Object.entries(values).flatMap(([id, value]) => (value === undefined ? [] : [[id, value] as const]));
  const variables: Variables = Object.fromEntries(given);
  try {
    return takenOf({ otherwise, isInclusive: type === INCLUSIVE }, out, variables);
  } catch {
    return undefined;
  }
}
