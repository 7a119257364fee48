import { serverToday } from '@/shared/settings/times';
import { timestamp } from '../respond';
import { CITIES, COMPANIES, MEN, REGIONS, SCHOOLS, SURNAMES, type Trade, TRADES, WOMEN } from './resumeWords';

/** The number of seeded resumes. */
const COUNT = 200;

const pick = <T>(list: readonly T[], index: number): T => list[index % list.length] as T;
const pad = (n: number, width: number) => String(n).padStart(width, '0');

/** The seeded resumes, generated from a fixed pattern. Their refresh times are relative to now. */
export const resumesSeed = () => Array.from({ length: COUNT }, (_, index) => withFaults(resume(index + 1)));

/** The numbers of resumes that fail a check: the same person again, a wrong age, contact details in a text. */
const ODD = { first: 60, again: 61, age: 62, contact: 64 };

function withFaults(made: ReturnType<typeof resume>): ReturnType<typeof resume> {
  const { realName, phone } = resume(ODD.first);
  if (made.id === ODD.again) return { ...made, realName, phone };
  if (made.id === ODD.age) return { ...made, age: made.age + 4 };
  if (made.id === ODD.contact) return { ...made, selfEvaluation: `${made.selfEvaluation}\n合作请加微信：linghai_2026` };
  return made;
}

function resume(n: number) {
  const woman = n % 2 === 0;
  const trade = pick(TRADES, n * 5 + Math.floor(n / 7));
  const education = pick(['4', '5', '5', '4', '6', '2', '5'] as const, n);
  const year = Number(serverToday().slice(0, 4));
  const age = 19 + ((n * 7) % 29) + (education === '6' ? 5 : 2);
  const begun = education === '6' ? 25 : education === '5' ? 22 : education === '4' ? 21 : 18;
  const years = age - begun;
  const city = pick(CITIES, n * 3);
  const works = worksOf(n, trade, year, years);
  const from = 4 + ((n * 3) % 14);
  const schoolName = pick(SCHOOLS[education], n);
  const birth = `${year - age}-${pad(1 + (n % 12), 2)}-${pad(1 + ((n * 11) % 28), 2)}`;
  return {
    id: n,
    resumeNo: `RS${year}${pad(n, 6)}`,
    memberId: 5000 + n,
    realName: pick(SURNAMES, n * 7) + pick(woman ? WOMEN : MEN, Math.floor(n / 2) + n * 5),
    avatar: n % 9 === 4 ? '' : `/api/biz/resume/photo/${n}`,
    sex: woman ? '1' : '0',
    birthday: birth,
    age,
    phone: `13${n % 10}${pad((n * 48_271) % 100_000_000, 8)}`,
    email: `resume${pad(n, 3)}@example.com`,
    education,
    schoolName,
    specialtyName: trade.specialty,
    workYears: yearsCode(years),
    regionName: REGIONS[city] ?? city,
    jobStatus: years <= 0 ? '5' : pick(['1', '2', '3', '3', '4'], n),
    expectOccupations: years > 5 ? [trade.jobs[2], trade.jobs[0]] : [trade.jobs[0], trade.jobs[1]],
    expectCities: [city, pick(CITIES, n + 5)],
    expectJobNature: years <= 0 ? '3' : pick(['1', '1', '1', '5'], n),
    expectSalaryMin: from * 1000,
    expectSalaryMax: (from + 3) * 1000,
    expectSalaryText: n % 13 === 0 ? '面议' : `${from}-${from + 3}K`,
    selfEvaluation: `从事${trade.industry}相关工作${years > 0 ? `${years}年` : '实习'}，熟悉${trade.skills.join('、')}。工作细致、有责任心，善于沟通与复盘，能在压力下按时交付。\n希望加入重视标准与成长的团队。`,
    educations: [
      {
        schoolName,
        specialtyName: trade.specialty,
        education,
        startDate: `${year - years - 4}-09`,
        endDate: `${year - years}-06`,
        description: n % 3 === 0 ? '在校期间任班级学习委员，两次获得校级奖学金。' : '',
      },
    ],
    works,
    projects: years > 1 ? [projectOf(n, trade, year)] : [],
    trainings:
      n % 4 === 1
        ? [
            {
              courseName: '汉字速录进阶班',
              orgName: '岭海职业培训中心',
              startDate: `${year - 1}-03`,
              endDate: `${year - 1}-05`,
            },
          ]
        : [],
    skills: trade.skills.map((skillName, index) => ({ skillName, level: index === 0 ? String(1 + (n % 4)) : '' })),
    certificates:
      n % 3 === 2
        ? []
        : [
            {
              certificateName: trade.certificate,
              certificateNo: `S${pad((n * 7919) % 100_000_000, 8)}`,
              level: String(1 + (n % 4)),
              issueDate: `${year - 1 - (n % 4)}-06-18`,
              imgUrl: `/api/biz/resume/certificate/${n}`,
            },
          ],
    contestResults:
      n % 5 === 0
        ? [
            {
              competitionName: '第二届全国打字大赛',
              speed: 96 + (n % 60),
              accuracy: 98.6,
              rank: 1 + (n % 40),
              awardName: n % 40 < 3 ? '一等奖' : '优秀奖',
            },
          ]
        : [],
    attachments: n % 6 === 1 ? [{ name: '个人简历.pdf', url: '/api/system/dfs/file/seed3', size: 604 }] : [],
    completeness: 62 + ((n * 13) % 39),
    visibility: pick(['1', '1', '2', '1', '3'], n),
    viewCount: (n * 17) % 320,
    downloadCount: (n * 5) % 40,
    status: n % 23 === 0 ? '1' : '0',
    refreshTime: timestamp(new Date(Date.now() - n * 193 * 60_000)),
    auditLogs: n % 23 === 0 ? [hidden(n)] : [],
  };
}

/** Returns the history entry of a resume that is seeded as hidden, with the reason. */
const hidden = (n: number) => ({
  id: 1,
  action: 'hide',
  fromStatus: '0',
  toStatus: '1',
  remark: pick(['信息虚假', '包含违规联系方式', '本人申请屏蔽'], n),
  operatorName: '系统管理员',
  operateTime: timestamp(new Date(Date.now() - n * 97 * 60_000)),
});

/** Returns the jobs of a resume, the current one first. */
function worksOf(n: number, trade: Trade, year: number, years: number) {
  if (years <= 0) return [];
  const count = Math.min(3, 1 + Math.floor(years / 4));
  const length = Math.max(1, Math.floor(years / count));
  return Array.from({ length: count }, (_, index) => ({
    companyName: `${pick(CITIES, n + index * 2)}${pick(COMPANIES, n * 3 + index)}`,
    positionName: index === 0 && years > 6 ? trade.jobs[2] : trade.jobs[index === 0 ? 0 : index - 1],
    industryName: trade.industry,
    startDate: `${year - (index + 1) * length}-0${1 + ((n + index) % 9)}`,
    endDate: index === 0 ? '' : `${year - index * length}-0${1 + ((n + index) % 8)}`,
    salary: String(4000 + ((n * 400 + (count - index) * 1500) % 12_000)),
    description: trade.tasks.slice(index, index === 0 ? 2 : 3).join('\n'),
  }));
}

const projectOf = (n: number, trade: Trade, year: number) => ({
  projectName: trade.project,
  role: n % 2 === 0 ? '项目负责人' : '核心成员',
  startDate: `${year - 2}-03`,
  endDate: `${year - 1}-02`,
  description: `从需求梳理到上线全程参与，负责方案、进度与验收。\n${pick(trade.tasks, n)}`,
});

/** Returns the `biz_work_years` code for a number of years. */
function yearsCode(years: number): string {
  if (years <= 0) return '1';
  if (years <= 1) return '2';
  if (years <= 3) return '3';
  if (years <= 5) return '4';
  return years <= 10 ? '5' : '6';
}
