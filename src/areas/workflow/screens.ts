import type { Screens } from '@/shared/lib/screens';

/** The screens of the process area, by the key a menu row's `component` names. */
export const workflowScreens: Screens = {
  'activiti/ModelList': () => import('./model/ModelListPage'),
};
