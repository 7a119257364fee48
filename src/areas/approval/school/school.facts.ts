import type { TFunction } from 'i18next';
import { groupOf } from '@/shared/record/factsOf';
import { schoolApi } from './school.resource';

/** The fields of a school, grouped as on its detail page (docs/contract#3.4.2). */
export function schoolFacts(t: TFunction<'approval'>) {
  const basic = groupOf(t, schoolApi, t('group.basic'), [
    { name: 'id', as: 'copy' },
    'schoolNature',
    'schoolLevel',
    'competentDept',
  ]);
  const licence = groupOf(t, schoolApi, t('group.licence'), [
    { name: 'schoolName', as: 'copy' },
    { name: 'schoolCode', as: 'copy' },
    { name: 'creditCode', as: 'copy' },
    'legalPerson',
  ]);
  const contact = groupOf(t, schoolApi, t('group.contact'), [
    'contactName',
    'contactDuty',
    { name: 'contactPhone', secret: 'phone' },
    { name: 'contactEmail', as: 'copy' },
    'regionName',
    'address',
  ]);
  const about = groupOf(t, schoolApi, t('school.introduction'), [
    'specialtyNames',
    { name: 'introduction', as: 'rich' },
  ]);
  const figures = groupOf(t, schoolApi, t('group.figures'), ['studentCount', 'courseCount']);
  const pictures = groupOf(t, schoolApi, '', [
    { name: 'badge', as: 'picture' },
    { name: 'licenseImg', as: 'picture' },
    { name: 'authLetterImg', as: 'picture' },
  ]);
  return { basic, licence, contact, about, figures, all: [basic, licence, contact, about, pictures] };
}
