import type { TFunction } from 'i18next';
import type { FactGroup } from '@/shared/record/Facts';
import type { Position } from './position.api';

/** The facts of a position, in the groups of its page (docs/contract#3.4.5). */
export function positionFacts(t: TFunction<'approval'>, payOf: (position: Position) => string) {
  const basic: FactGroup<Position> = {
    title: t('position.basic'),
    facts: [
      { name: 'id', label: t('position.id'), as: 'copy' },
      { name: 'positionName', label: t('position.positionName'), as: 'copy' },
      { name: 'salaryText', label: t('position.salaryText'), show: payOf },
      { name: 'occupationName', label: t('position.occupationName') },
      { name: 'jobNature', label: t('position.jobNature'), dict: 'biz_job_nature' },
      { name: 'education', label: t('position.education'), dict: 'biz_education' },
      { name: 'workYears', label: t('position.workYears'), dict: 'biz_work_years' },
      {
        name: 'recruitNumber',
        label: t('position.recruitNumber'),
        show: ({ recruitNumber }) => recruitNumber || t('position.several'),
      },
      { name: 'specialtyNames', label: t('position.specialtyNames') },
      { name: 'certificateNames', label: t('position.certificateNames') },
      { name: 'ageMin', label: t('position.age'), show: ({ ageMin, ageMax }) => ages(ageMin, ageMax) },
      { name: 'deadline', label: t('position.deadline') },
      { name: 'positionStatus', label: t('position.positionStatus'), dict: 'biz_position_status' },
    ],
  };
  const pay: FactGroup<Position> = {
    title: t('position.pay'),
    facts: [
      { name: 'salaryMin', label: t('position.salaryMin'), as: 'money' },
      { name: 'salaryMax', label: t('position.salaryMax'), as: 'money' },
      { name: 'salaryUnit', label: t('position.salaryUnit'), dict: 'biz_salary_unit' },
      { name: 'salaryMonths', label: t('position.salaryMonths') },
      { name: 'salaryNegotiable', label: t('position.salaryNegotiable'), dict: 'sys_yes_no' },
      { name: 'benefitTagNames', label: t('benefitTagNames') },
    ],
  };
  const words: FactGroup<Position> = {
    title: t('position.words'),
    facts: [
      { name: 'description', label: t('position.description'), as: 'lines', watched: true },
      { name: 'requirement', label: t('position.requirement'), as: 'lines', watched: true },
    ],
  };
  const place: FactGroup<Position> = {
    title: t('position.place'),
    facts: [
      { name: 'regionName', label: t('position.regionName') },
      { name: 'address', label: t('position.address') },
    ],
  };
  const company: FactGroup<Position> = {
    title: t('position.company'),
    facts: [
      { name: 'companyName', label: t('position.companyName') },
      { name: 'contactName', label: t('contactName') },
      { name: 'contactPhone', label: t('contactPhone'), secret: 'phone' },
    ],
  };
  const figures: FactGroup<Position> = {
    title: t('position.figures'),
    facts: [
      { name: 'viewCount', label: t('position.viewCount') },
      { name: 'applyCount', label: t('position.applyCount') },
      { name: 'isTop', label: t('position.isTop'), dict: 'sys_yes_no' },
      { name: 'isUrgent', label: t('position.isUrgent'), dict: 'sys_yes_no' },
    ],
  };
  return { basic, pay, words, company, figures, all: [basic, pay, words, place, company] };
}

const ages = (from?: number | null, to?: number | null) => (from || to ? `${from ?? ''} - ${to ?? ''}` : '-');
