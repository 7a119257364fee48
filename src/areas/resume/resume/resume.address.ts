import { day, entry, listAddress, oneOf, text, whole } from '@/shared/list/listAddress';
import { AGES } from './resume.resource';

const age = whole(AGES.min, AGES.max);
/** The filters and the sort of the resume library, as stored in the URL. */
export const resumeAddress = listAddress({
  filters: {
    realName: text,
    phone: text,
    education: entry,
    workYears: entry,
    expectOccupations: text,
    expectCities: text,
    jobStatus: entry,
    schoolName: text,
    sex: entry,
    ageBegin: age,
    ageEnd: age,
    resumeNo: text,
    visibility: entry,
    status: entry,
    failedChecks: oneOf('Y', 'N'),
    beginTime: day,
    endTime: day,
  },
  sortable: ['age', 'completeness', 'viewCount', 'downloadCount', 'refreshTime'],
  defaultSort: { field: 'refreshTime', order: 'desc' },
});
