import type { Screens } from '@/shared/menu/screens';

/** The screens of the contract templates, by the `component` of their menu rows. */
export const screens = {
  'contract/ContractTemplateList': () => import('./template/ContractTemplateListPage'),
} satisfies Screens;
