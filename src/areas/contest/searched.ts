import type { Searched } from '@/shared/area/searched';
import type { Competition } from './competition/competition.resource';
import type { Registration } from './registration/registration.resource';

const contests: Searched<keyof Competition> = {
  kind: 'contest:competition',
  list: 'competition',
  path: '/biz/competition',
  filters: { competitionName: 'name', competitionNo: 'number' },
  title: 'competitionName',
  subtitle: 'competitionNo',
  status: 'contestStatus',
};

const registrations: Searched<keyof Registration> = {
  kind: 'contest:registration',
  list: 'registrationList',
  path: '/biz/registration',
  filters: { realName: 'name', registerNo: 'number', phone: 'phone' },
  title: 'realName',
  subtitle: 'registerNo',
};

/** The records that the search covers: contests and their registrations. */
export const searched: readonly Searched[] = [contests, registrations];
