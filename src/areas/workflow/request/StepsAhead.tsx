import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Form } from 'antd';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FormOf } from '@/shared/api/crudApi';
import type { FormField } from '../check/fields';
import { wordOf } from '@/shared/lib/wordOf';
import { Section } from '@/shared/record/Section';
import { previewQuery } from '../flow/request.resource';
import styles from '../ui/flow.module.css';
import { useWaitingTexts } from '../ui/useWaitingTexts';

/** Milliseconds without input after which the steps are fetched again. */
const PAUSE = 400;

interface StepsAheadProps<T extends object> {
  procDefId: string;
  /** Maps the form values to the request body, which contains the variables of the process. */
  toWire: (values: FormOf<T>) => object;
  /** The fields of the form that conditions can use. */
  fields?: readonly FormField[];
}

/** Inside a form, shows who would decide a request with the current values. Hidden if the server lacks the call. */
export function StepsAhead<T extends object>({ procDefId, toWire, fields }: StepsAheadProps<T>) {
  const { t } = useTranslation(['workflow', 'shared']);
  const { who } = useWaitingTexts();
  // The request body for the current form values.
  const typed = Form.useWatch((values: FormOf<T>) => toWire(values)) as { [name: string]: unknown } | undefined;
  const [duration, money] = [Number(typed?.duration) || undefined, Number(typed?.money) || undefined];
  const values = JSON.stringify(fields?.length ? typed?.values : undefined);
  const [asked, setAsked] = useState({ duration, money, values });
  useEffect(() => {
    const timer = setTimeout(() => setAsked({ duration, money, values }), PAUSE);
    return () => clearTimeout(timer);
  }, [duration, money, values]);
  // `asked.values` is the JSON text that was made from `typed` above.
  const known = { ...asked, values: asked.values ? (JSON.parse(asked.values) as object) : undefined };
  const { data } = useQuery({ ...previewQuery(procDefId, known), placeholderData: keepPreviousData });
  if (!data || data.length === 0) return null;
  return (
    <div className={styles.sheet}>
      <Section title={t('ahead.title')}>
        <ol>
          {data.map((step) => {
            const needs = (step.needs ?? [])
              .map((name) => fields?.find(({ id }) => id === name)?.name ?? wordOf(t, 'ahead.fields', name))
              .join(t('shared:crud.comma'));
            return (
              <li key={step.taskDefKey}>
                {t('waiting.step', {
                  step: step.taskName ?? step.taskDefKey,
                  who: step.deptHeader ? t('ahead.head') : who(step) || t('ahead.unknown'),
                })}
                {needs && <small> {t('ahead.needs', { fields: needs })}</small>}
              </li>
            );
          })}
        </ol>
      </Section>
    </div>
  );
}
