import { screenKeys } from '@/app/navigation/screens';

/** The screens of this build. The menu links to no other screens. */
export const screens: readonly string[] = screenKeys;
