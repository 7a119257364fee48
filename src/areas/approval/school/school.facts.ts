import type { TFunction } from 'i18next';
import { factsOf } from '@/shared/record/factsOf';
import type { FactGroup } from '@/shared/record/Facts';
import { type School, schoolApi } from './school.resource';

/** The facts of a school, in the groups of its page (docs/contract#3.4.2). */
export function schoolFacts(t: TFunction<'approval'>) {
  const basic: FactGroup<School> = {
    title: t('group.basic'),
    facts: factsOf(t, schoolApi, [{ name: 'id', as: 'copy' }, 'schoolNature', 'schoolLevel', 'competentDept']),
  };
  const licence: FactGroup<School> = {
    title: t('group.licence'),
    facts: factsOf(t, schoolApi, [
      { name: 'schoolName', as: 'copy' },
      { name: 'schoolCode', as: 'copy' },
      { name: 'creditCode', as: 'copy' },
      'legalPerson',
    ]),
  };
  const contact: FactGroup<School> = {
    title: t('group.contact'),
    facts: factsOf(t, schoolApi, [
      'contactName',
      'contactDuty',
      { name: 'contactPhone', secret: 'phone' },
      { name: 'contactEmail', as: 'copy' },
      'regionName',
      'address',
    ]),
  };
  const about: FactGroup<School> = {
    title: t('school.introduction'),
    facts: factsOf(t, schoolApi, ['specialtyNames', { name: 'introduction', as: 'rich' }]),
  };
  const figures: FactGroup<School> = {
    title: t('group.figures'),
    facts: factsOf(t, schoolApi, ['studentCount', 'courseCount']),
  };
  const pictures: FactGroup<School> = {
    title: '',
    facts: factsOf(t, schoolApi, [
      { name: 'badge', as: 'picture' },
      { name: 'licenseImg', as: 'picture' },
      { name: 'authLetterImg', as: 'picture' },
    ]),
  };
  return { basic, licence, contact, about, figures, all: [basic, licence, contact, about, pictures] };
}
