import { type APIRequestContext, expect as check } from '@playwright/test';
import { tokenOf } from './backend';

const HOUR = 3_600_000;

/** Returns the time this number of hours from now, in the format of the API. */
export function hoursFromNow(hours: number) {
  const moment = new Date(Date.now() + hours * HOUR);
  const two = (n: number) => String(n).padStart(2, '0');
  const day = [moment.getFullYear(), two(moment.getMonth() + 1), two(moment.getDate())].join('-');
  return `${day} ${[moment.getHours(), moment.getMinutes(), moment.getSeconds()].map(two).join(':')}`;
}

/** Creates a published contest with open registration and its simulated players. Returns its id. */
export async function makeOpenContest(request: APIRequestContext, competitionName: string): Promise<number> {
  const headers = { token: await tokenOf(request) };
  const times = { registerStartTime: -2, registerEndTime: 5, startTime: 6, endTime: 8 };
  const data = {
    competitionName,
    cover: '/logo.svg',
    organizer: '岭海市总工会',
    language: '1',
    groupTypes: ['3'],
    articleTitle: '文章',
    articleContent: '字'.repeat(200),
    duration: 5,
    maxAttempts: 1,
    allowBackspace: 'Y',
    forbidPaste: 'Y',
    scoreRule: '1',
    needAudit: 'Y',
    ...Object.fromEntries(Object.entries(times).map(([name, hours]) => [name, hoursFromNow(hours)])),
  };
  const saved = await request.post('/api/biz/competition/save', { headers, data });
  const { data: made } = (await saved.json()) as { data: { id: number } };
  const published = await request.post('/api/biz/competition/publish', {
    headers,
    data: { id: made.id, contestStatus: '1' },
  });
  check(await published.json()).toMatchObject({ code: 0 });
  return made.id;
}
