import type { TFunction } from 'i18next';
import { factsOf } from '@/shared/record/factsOf';
import type { FactGroup } from '@/shared/record/Facts';
import { type Company, companyApi } from './company.resource';

/** The facts of a company, in the groups of its page (docs/contract#3.4.1). */
export function companyFacts(t: TFunction<'approval'>, termOf: (company: Company) => string) {
  const basic: FactGroup<Company> = {
    title: t('group.basic'),
    facts: factsOf(t, companyApi, [
      { name: 'id', as: 'copy' },
      'shortName',
      'industryName',
      'companyNature',
      'companyScale',
      'financingStage',
    ]),
  };
  const licence: FactGroup<Company> = {
    title: t('group.licence'),
    facts: factsOf(t, companyApi, [
      { name: 'companyName', as: 'copy' },
      { name: 'creditCode', as: 'copy' },
      'legalPerson',
      { name: 'legalIdCard', secret: 'idCard' },
      'registeredCapital',
      'establishDate',
      { name: 'businessTerm', show: termOf },
      { name: 'businessScope', as: 'lines' },
    ]),
  };
  const contact: FactGroup<Company> = {
    title: t('group.contact'),
    facts: factsOf(t, companyApi, [
      'contactName',
      { name: 'contactPhone', secret: 'phone' },
      { name: 'contactEmail', as: 'copy' },
      { name: 'website', as: 'link' },
      'regionName',
      'address',
    ]),
  };
  const about: FactGroup<Company> = {
    title: t('company.introduction'),
    facts: factsOf(t, companyApi, ['benefitTagNames', { name: 'introduction', as: 'rich' }]),
  };
  const figures: FactGroup<Company> = {
    title: t('group.figures'),
    facts: factsOf(t, companyApi, ['positionCount', 'memberLevel', 'memberExpireTime']),
  };
  // The review page shows these pictures beside the claims, so this group is not displayed; it is part of `all` so that
  // a replaced picture counts as a change.
  const pictures: FactGroup<Company> = {
    title: '',
    facts: factsOf(t, companyApi, [
      { name: 'logo', as: 'picture' },
      { name: 'licenseImg', as: 'picture' },
      { name: 'legalIdFront', as: 'picture' },
      { name: 'legalIdBack', as: 'picture' },
    ]),
  };
  return { basic, licence, contact, about, figures, all: [basic, licence, contact, about, pictures] };
}
