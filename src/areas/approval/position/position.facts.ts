import type { TFunction } from 'i18next';
import { factsOf } from '@/shared/record/factsOf';
import type { FactGroup } from '@/shared/record/Facts';
import { type Position, positionApi } from './position.resource';

/** The facts of a position, in the groups of its page (docs/contract#3.4.5). */
export function positionFacts(t: TFunction<'approval'>, payOf: (position: Position) => string) {
  const basic: FactGroup<Position> = {
    title: t('position.basic'),
    facts: factsOf(t, positionApi, [
      { name: 'id', as: 'copy' },
      { name: 'positionName', as: 'copy' },
      { name: 'salaryText', show: payOf },
      'occupationName',
      'jobNature',
      'education',
      'workYears',
      { name: 'recruitNumber', show: ({ recruitNumber }) => recruitNumber || t('position.several') },
      'specialtyNames',
      'certificateNames',
      { name: 'ageMin', show: ({ ageMin, ageMax }) => ages(ageMin, ageMax) },
      'deadline',
      'positionStatus',
    ]),
  };
  const pay: FactGroup<Position> = {
    title: t('position.pay'),
    facts: factsOf(t, positionApi, [
      'salaryMin',
      'salaryMax',
      'salaryUnit',
      'salaryMonths',
      'salaryNegotiable',
      'benefitTagNames',
    ]),
  };
  const words: FactGroup<Position> = {
    title: t('position.words'),
    facts: factsOf(t, positionApi, [
      { name: 'description', as: 'lines', watched: true },
      { name: 'requirement', as: 'lines', watched: true },
    ]),
  };
  const place: FactGroup<Position> = {
    title: t('position.place'),
    facts: factsOf(t, positionApi, ['regionName', 'address']),
  };
  const company: FactGroup<Position> = {
    title: t('position.company'),
    facts: factsOf(t, positionApi, ['companyName', 'contactName', { name: 'contactPhone', secret: 'phone' }]),
  };
  const figures: FactGroup<Position> = {
    title: t('position.figures'),
    facts: factsOf(t, positionApi, ['viewCount', 'applyCount', 'isTop', 'isUrgent']),
  };
  return { basic, pay, words, company, figures, all: [basic, pay, words, place, company] };
}

const ages = (from?: number | null, to?: number | null) => (from || to ? `${from ?? ''} - ${to ?? ''}` : '-');
