import type { TFunction } from 'i18next';
import type { FactGroup } from '@/shared/record/Facts';
import type { Company } from './company.api';

/** The facts of a company, in the groups of its page (docs/contract#3.4.1). */
export function companyFacts(t: TFunction<'approval'>, termOf: (company: Company) => string) {
  const basic: FactGroup<Company> = {
    title: t('group.basic'),
    facts: [
      { name: 'id', label: t('company.id'), as: 'copy' },
      { name: 'shortName', label: t('company.shortName') },
      { name: 'industryName', label: t('company.industryName') },
      { name: 'companyNature', label: t('company.companyNature'), dict: 'biz_company_nature' },
      { name: 'companyScale', label: t('company.companyScale'), dict: 'biz_company_scale' },
      { name: 'financingStage', label: t('company.financingStage'), dict: 'biz_financing_stage' },
    ],
  };
  const licence: FactGroup<Company> = {
    title: t('group.licence'),
    facts: [
      { name: 'companyName', label: t('company.companyName'), as: 'copy' },
      { name: 'creditCode', label: t('creditCode'), as: 'copy' },
      { name: 'legalPerson', label: t('legalPerson') },
      { name: 'legalIdCard', label: t('company.legalIdCard'), secret: 'idCard' },
      { name: 'registeredCapital', label: t('company.registeredCapital'), as: 'money' },
      { name: 'establishDate', label: t('company.establishDate') },
      { name: 'businessTerm', label: t('company.businessTerm'), show: termOf },
      { name: 'businessScope', label: t('company.businessScope'), as: 'lines' },
    ],
  };
  const contact: FactGroup<Company> = {
    title: t('group.contact'),
    facts: [
      { name: 'contactName', label: t('contactName') },
      { name: 'contactPhone', label: t('contactPhone'), secret: 'phone' },
      { name: 'contactEmail', label: t('contactEmail'), as: 'copy' },
      { name: 'website', label: t('company.website'), as: 'link' },
      { name: 'regionName', label: t('regionName') },
      { name: 'address', label: t('address') },
    ],
  };
  const about: FactGroup<Company> = {
    title: t('company.about'),
    facts: [
      { name: 'benefitTagNames', label: t('benefitTagNames') },
      { name: 'introduction', label: t('company.about'), as: 'rich' },
    ],
  };
  const figures: FactGroup<Company> = {
    title: t('group.figures'),
    facts: [
      { name: 'positionCount', label: t('company.positionCount') },
      { name: 'memberLevel', label: t('company.memberLevel'), dict: 'biz_package_type' },
      { name: 'memberExpireTime', label: t('company.memberExpireTime') },
    ],
  };
  // These pictures are shown in the claim, so they need no group on the page; listed here so that a replaced picture
  // still counts as a change.
  const pictures: FactGroup<Company> = {
    title: '',
    facts: [
      { name: 'logo', label: t('company.logo'), as: 'picture' },
      { name: 'licenseImg', label: t('company.licenseImg'), as: 'picture' },
      { name: 'legalIdFront', label: t('company.legalIdFront'), as: 'picture' },
      { name: 'legalIdBack', label: t('company.legalIdBack'), as: 'picture' },
    ],
  };
  return { basic, licence, contact, about, figures, all: [basic, licence, contact, about, pictures] };
}
