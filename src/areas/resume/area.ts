import type { Area } from '@/shared/area/area';
import { get, revealCall } from '@/shared/area/calls';
import type { screens } from './screens';

/** The resume library. */
export const resume: Area<keyof typeof screens> = {
  name: 'resume',
  maxKB: 65,
  fixedScreens: [{ key: 'resumeInfo', screen: 'resume/ResumeInfo', mode: 'detail' }],
  optionalCalls: [revealCall('/biz/resume'), get('/biz/resume/same/:id')],
};
