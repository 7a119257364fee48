import type { Area, Searched } from '@/shared/area/area';
import { get, revealCall } from '@/shared/area/calls';
import { PHONE, RECORD_NO } from '@/shared/area/shapes';
import type { Resume } from './resume/resume.resource';
import type { screens } from './screens';

const resumes: Searched<keyof Resume> = {
  list: 'resume',
  path: '/biz/resume',
  nameField: 'realName',
  also: { resumeNo: RECORD_NO, phone: PHONE },
  detailField: 'resumeNo',
  to: 'resumeInfo',
  query: { id: 'id' },
};

/** The resume library. */
export const resume: Area<keyof typeof screens> = {
  name: 'resume',
  maxKB: 62,
  fixedScreens: [{ key: 'resumeInfo', screen: 'resume/ResumeInfo', mode: 'detail' }],
  searched: [resumes],
  optionalCalls: [
    revealCall('/biz/resume'),
    get('/biz/resume/same/:id', 'a masked phone number cannot be compared with that of other resumes'),
  ],
};
