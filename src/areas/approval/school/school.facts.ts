import type { TFunction } from 'i18next';
import type { FactGroup } from '@/shared/record/Facts';
import type { School } from './school.api';

/** The facts of a school, in the groups of its page (docs/contract#3.4.2). */
export function schoolFacts(t: TFunction<'approval'>) {
  const basic: FactGroup<School> = {
    title: t('group.basic'),
    facts: [
      { name: 'id', label: t('school.id'), as: 'copy' },
      { name: 'schoolNature', label: t('school.schoolNature'), dict: 'biz_school_nature' },
      { name: 'schoolLevel', label: t('school.schoolLevel'), dict: 'biz_school_level' },
      { name: 'competentDept', label: t('school.competentDept') },
    ],
  };
  const licence: FactGroup<School> = {
    title: t('group.licence'),
    facts: [
      { name: 'schoolName', label: t('school.schoolName'), as: 'copy' },
      { name: 'schoolCode', label: t('school.schoolCode'), as: 'copy' },
      { name: 'creditCode', label: t('creditCode'), as: 'copy' },
      { name: 'legalPerson', label: t('legalPerson') },
    ],
  };
  const contact: FactGroup<School> = {
    title: t('group.contact'),
    facts: [
      { name: 'contactName', label: t('contactName') },
      { name: 'contactDuty', label: t('school.contactDuty') },
      { name: 'contactPhone', label: t('contactPhone'), secret: 'phone' },
      { name: 'contactEmail', label: t('contactEmail'), as: 'copy' },
      { name: 'regionName', label: t('regionName') },
      { name: 'address', label: t('address') },
    ],
  };
  const about: FactGroup<School> = {
    title: t('school.about'),
    facts: [
      { name: 'specialtyNames', label: t('school.specialtyNames') },
      { name: 'introduction', label: t('school.about'), as: 'rich' },
    ],
  };
  const figures: FactGroup<School> = {
    title: t('group.figures'),
    facts: [
      { name: 'studentCount', label: t('school.studentCount') },
      { name: 'courseCount', label: t('school.courseCount') },
    ],
  };
  const pictures: FactGroup<School> = {
    title: '',
    facts: [
      { name: 'badge', label: t('school.badge'), as: 'picture' },
      { name: 'licenseImg', label: t('school.licenseImg'), as: 'picture' },
      { name: 'authLetterImg', label: t('school.authLetterImg'), as: 'picture' },
    ],
  };
  return { basic, licence, contact, about, figures, all: [basic, licence, contact, about, pictures] };
}
