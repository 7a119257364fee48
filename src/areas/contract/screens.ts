import type { Screens } from '@/shared/menu/screens';

/** The screens of the contract templates, by the key a menu row's `component` names. */
export const screens = {
  'contract/ContractTemplateList': () => import('./template/ContractTemplateListPage'),
} satisfies Screens;
