import type { Searched } from '@/shared/area/searched';
import type { Resume } from './resume/resume.resource';

const resumes: Searched<keyof Resume> = {
  kind: 'resume:resume',
  list: 'BiographicalNotes',
  permission: 'resume:resume:list',
  path: '/biz/resume',
  filters: { realName: 'name', resumeNo: 'number', phone: 'phone' },
  title: 'realName',
  subtitle: 'resumeNo',
  to: 'resumeInfo',
  query: { id: 'id' },
};

/** The resume library. */
export const searched: readonly Searched[] = [resumes];
