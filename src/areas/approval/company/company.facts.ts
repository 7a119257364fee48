import type { TFunction } from 'i18next';
import { groupOf } from '@/shared/record/factsOf';
import { type Company, companyApi } from './company.resource';

/** The fields of a company, grouped as on its detail page (docs/contract#3.4.1). */
export function companyFacts(t: TFunction<'approval'>, termOf: (company: Company) => string) {
  const basic = groupOf(t, companyApi, t('group.basic'), [
    { name: 'id', as: 'copy' },
    'shortName',
    'industryName',
    'companyNature',
    'companyScale',
    'financingStage',
  ]);
  const licence = groupOf(t, companyApi, t('group.licence'), [
    { name: 'companyName', as: 'copy' },
    { name: 'creditCode', as: 'copy' },
    'legalPerson',
    { name: 'legalIdCard', secret: 'idCard' },
    'registeredCapital',
    'establishDate',
    { name: 'businessTerm', show: termOf },
    { name: 'businessScope', as: 'lines' },
  ]);
  const contact = groupOf(t, companyApi, t('group.contact'), [
    'contactName',
    { name: 'contactPhone', secret: 'phone' },
    { name: 'contactEmail', as: 'copy' },
    { name: 'website', as: 'link' },
    'regionName',
    'address',
  ]);
  const about = groupOf(t, companyApi, t('company.introduction'), [
    'benefitTagNames',
    { name: 'introduction', as: 'rich' },
  ]);
  const figures = groupOf(t, companyApi, t('group.figures'), ['positionCount', 'memberLevel', 'memberExpireTime']);
  // This group is never displayed, because the review page shows the pictures beside the company's claims. The group is
  // in `all`, so that a replaced picture counts as a change.
  const pictures = groupOf(t, companyApi, '', [
    { name: 'logo', as: 'picture' },
    { name: 'licenseImg', as: 'picture' },
    { name: 'legalIdFront', as: 'picture' },
    { name: 'legalIdBack', as: 'picture' },
  ]);
  return { basic, licence, contact, about, figures, all: [basic, licence, contact, about, pictures] };
}
