import type { Screens } from '@/shared/menu/screens';

/** The screens of the resume library, by the `component` of their menu rows. */
export const screens = {
  'resume/BiographicalNotes': () => import('./resume/BiographicalNotesPage'),
  'resume/ResumeInfo': () => import('./resume/ResumeInfoPage'),
} satisfies Screens;
