import type { TFunction } from 'i18next';
import type { Variable, VariableType } from './variables';

/** What most contracts leave open; their words and sample values are `common.<key>` and `sample.<key>`. */
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

/** What every type of variable looks like when it is filled in. */
const TYPE_SAMPLES: Readonly<Record<Exclude<VariableType, 'text'>, string>> = {
  number: '3',
  money: '12,000.00',
  date: '2026-12-01',
};

/** The usual variables as a template declares them. */
export const commonVariables = (t: TFunction<'contract'>): Variable[] =>
  Object.entries(COMMON).map(([key, type]) => ({ key, label: t(`common.${key}`), type, required: true }));

/** What a preview fills in for variables: for the usual ones what they may well be, for others their name. */
export const samplesOf = (variables: readonly Variable[], t: TFunction<'contract'>): Record<string, string> =>
  Object.fromEntries(
    variables.map(({ key, label, type }) => {
      const other = type === 'text' ? t('sampleOf', { label }) : TYPE_SAMPLES[type];
      return [key, Object.hasOwn(COMMON, key) ? t(`sample.${key}`) : other];
    }),
  );
