import type { Searched } from '@/shared/area/searched';
import type { Resume } from './resume/resume.resource';

const resumes: Searched<keyof Resume> = {
  kind: 'resume:resume',
  list: 'BiographicalNotes',
  path: '/biz/resume',
  filters: { realName: 'name', resumeNo: 'number', phone: 'phone' },
  title: 'realName',
  subtitle: 'resumeNo',
  to: 'resumeInfo',
};

/** The records that the search covers: the resume library. */
export const searched: readonly Searched[] = [resumes];
