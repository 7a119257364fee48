import { screenKeys } from '@/app/navigation/screens';

/** The screens of this build; the menu links to no others. */
export const screens: readonly string[] = screenKeys;
