import { screenKeys } from '@/app/screens';

/** The screens this build has: the menu leads nowhere else. */
export const screens: readonly string[] = screenKeys;
