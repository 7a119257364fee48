import { timestamp } from '../../respond';
import { articleOf } from './articles';
import { digits, pick } from '../made';

const HOUR = 3_600_000;

/**
 * Name, level and language; the hours from now when registration opens, registration closes, the contest begins and
 * ends; a status, if it does not follow the clock.
 */
const CONTESTS: readonly (readonly [string, string, string, readonly [number, number, number, number], string?])[] = [
  ['第五届岭海杯汉字录入公开赛', '2', '1', [-72, 50, 74, 76]],
  ['职工技能月五笔打字赛', '3', '1', [-24, 30, 54, 55]],
  ['高校英文录入邀请赛', '4', '2', [-200, -20, 4, 6]],
  ['金融柜员数字录入赛', '3', '3', [-240, -60, 26, 27]],
  ['速录师资格热身赛', '3', '1', [-120, -3, -1, 2]],
  ['青年办公技能挑战赛', '4', '4', [48, 220, 260, 262]],
  ['社区银龄打字邀请赛', '4', '1', [26, 120, 150, 151]],
  ['第四届岭海杯汉字录入公开赛', '2', '1', [-1400, -1000, -800, -798]],
  ['秋季校园打字联赛', '4', '1', [-400, -200, -62, -60]],
  ['外贸文员英文录入赛', '3', '2', [-900, -720, -600, -599]],
  ['夏季校园打字联赛', '4', '1', [-2900, -2600, -2400, -2399]],
  ['数字录入达人赛', '4', '3', [-2200, -1900, -1700, -1699]],
  ['新年迎新打字赛', '4', '1', [600, 900, 960, 961], '0'],
  ['中英混合录入测试赛', '9', '4', [300, 400, 430, 431], '0'],
  ['台风季应急速录赛', '3', '1', [-300, 60, 100, 101], '6'],
];

const AWARDS = [
  { awardName: '一等奖', rankFrom: 1, rankTo: 1, prize: '奖金 3000 元' },
  { awardName: '二等奖', rankFrom: 2, rankTo: 3, prize: '奖金 1000 元' },
  { awardName: '三等奖', rankFrom: 4, rankTo: 6, prize: '奖金 500 元' },
  { awardName: '优秀奖', rankFrom: 7, rankTo: 10, prize: '荣誉证书' },
];

/** The seeded contests, at least one for every status. Their times are relative to now. */
export function contestsSeed() {
  const start = Math.floor(Date.now() / HOUR) * HOUR;
  return CONTESTS.map(([competitionName, competitionLevel, language, hours, contestStatus = '1'], index) => {
    const n = index + 1;
    const articleContent = articleOf(language, 520 + (n % 4) * 160, n);
    const [registerStartTime, registerEndTime, startTime, endTime] = hours.map((hour) =>
      timestamp(new Date(start + hour * HOUR)),
    );
    return {
      id: n,
      competitionName,
      competitionNo: `DZ${timestamp(new Date(start)).slice(0, 4)}${digits(n, 4)}`,
      cover: `/api/biz/competition/poster/${n}`,
      organizer: pick(['岭海市职业技能鉴定中心', '岭海市总工会', '华川商务职业学院'], n),
      coOrganizer: n % 3 === 0 ? '岭海市速录行业协会' : null,
      competitionLevel,
      language,
      groupTypes: n % 2 ? ['1', '2', '3'] : ['1', '3'],
      articleTitle: pick(['清晨的渔港', '目光与节奏', '阅览室的钟声', '山路与稻谷'], n),
      articleContent,
      duration: pick([10, 5, 15], n),
      maxAttempts: pick([1, 3, 0], n),
      minAccuracy: pick([90, 95, 85], n),
      allowBackspace: n % 5 === 0 ? 'N' : 'Y',
      forbidPaste: 'Y',
      scoreRule: pick(['1', '2', '3'], n - 1),
      registerStartTime,
      registerEndTime,
      startTime,
      endTime,
      needAudit: n % 4 === 0 ? 'N' : 'Y',
      maxPlayers: n % 3 === 0 ? 200 : 0,
      registerFee: pick([0, 20, 38.5], n),
      awards: AWARDS.slice(0, 2 + (n % 3)),
      introduction: `<h2>赛事简介</h2><p>${competitionName}面向全市打字爱好者，比拼速度与准确。</p><ul><li>统一文章，限时录入</li><li>成绩当场计算，赛后公示</li></ul>`,
      attachments: [],
      contestStatus,
      isTop: n === 1 ? 'Y' : 'N',
      createTime: timestamp(new Date(start + (hours[0] - 96) * HOUR)),
      arrived: 0,
    };
  });
}

export const poster = (n: number, name: string) => {
  const [from, to] = pick([['#0f766e', '#134e4a'], ['#1d4ed8', '#1e3a8a'], ['#b45309', '#7c2d12'], ['#7c3aed', '#4c1d95']] as const, n); // prettier-ignore
  const keys = Array.from({ length: 30 }, (_, index) => {
    const [x, y] = [60 + (index % 10) * 54, 240 + Math.floor(index / 10) * 40];
    return `<rect x="${x}" y="${y}" width="44" height="30" rx="6" fill="#fff" opacity="${index % 7 === n % 7 ? '.9' : '.25'}"/>`;
  });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 360" width="640" height="360"><defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient></defs>` +
    `<rect width="640" height="360" fill="url(#g)"/><text x="60" y="120" font-size="40" font-weight="700" font-family="sans-serif" fill="#fff">${name.slice(0, 13)}</text>` +
    `<text x="60" y="170" font-size="20" font-family="sans-serif" fill="#fff" opacity=".8">TYPING CONTEST</text>${keys.join('')}</svg>`
  );
};
