import type { TFunction } from 'i18next';
import type { Variable, VariableType } from './variables';

/** The variables that most contracts need. Translation keys: `common.<key>` for labels, `sample.<key>` for samples. */
const COMMON: Readonly<Record<string, VariableType>> = {
  partyA: 'text',
  creditCode: 'text',
  partyAContact: 'text',
  partyB: 'text',
  idCard: 'text',
  phone: 'text',
  position: 'text',
  workPlace: 'text',
  salary: 'money',
  probation: 'number',
  startDate: 'date',
  endDate: 'date',
  signDate: 'date',
};

/** A sample value for each variable type. */
const TYPE_SAMPLES: Readonly<Record<Exclude<VariableType, 'text'>, string>> = {
  number: '3',
  money: '12,000.00',
  date: '2026-12-01',
};

/** Returns the common variables in the form in which a template declares them. */
export const commonVariables = (t: TFunction<'contract'>): Variable[] =>
  Object.entries(COMMON).map(([key, type]) => ({ key, label: t(`common.${key}`), type, required: true }));

/**
 * Returns sample values for a preview. Common variables have a realistic value. Any other text variable has a value
 * made from its label, and variables of other types have the sample of their type.
 */
export const samplesOf = (variables: readonly Variable[], t: TFunction<'contract'>): Record<string, string> =>
  Object.fromEntries(
    variables.map(({ key, label, type }) => {
      const other = type === 'text' ? t('sampleOf', { label }) : TYPE_SAMPLES[type];
      return [key, Object.hasOwn(COMMON, key) ? t(`sample.${key}`) : other];
    }),
  );
