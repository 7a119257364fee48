import { timestamp } from '../respond';

const SIZES = [
  [1920, 600],
  [750, 400],
  [1080, 1920],
  [690, 230],
  [600, 800],
] as const;
const COLOURS = ['#0b5563', '#5b2a86', '#9c3d1f', '#1f5f3b', '#27406e', '#7a1f4c', '#5f4b14', '#333d47'];
const THEMES = [
  '秋季招聘会',
  '技能竞赛报名',
  '名企直招',
  '免费试听课',
  '会员特惠',
  '简历优化',
  '企业开放日',
  '证书集训',
];
const ADVERTISERS = ['深圳市示例科技有限公司', '示例职业培训学校', '示例人力资源有限公司', null];

const DAY = 86_400_000;

/** Eight advertisements for each of the five positions. At any time some are ended, running, scheduled and off line. */
export function advertsSeed() {
  const now = Date.now();
  const day = (days: number) => timestamp(new Date(now + days * DAY));
  return SIZES.flatMap((_, place) =>
    THEMES.map((theme, index) => {
      const id = place * THEMES.length + index + 1;
      const begins = [-60, -10, -3, 5, -1, 20, -30, -5][index] ?? 0;
      return {
        id,
        advertName: theme + ['·首页', '·小程序', '·开屏', '·信息流', '·弹窗'][place],
        advertPosition: String(place + 1),
        advertiser: ADVERTISERS[id % ADVERTISERS.length] ?? null,
        imgUrl: `/api/biz/advert/picture/${id}`,
        linkType: index % 3 === 0 ? '1' : index % 3 === 1 ? '0' : '5',
        linkUrl: index % 3 === 0 ? `https://www.example.com/campaign/${id}` : null,
        linkId: index % 3 === 2 ? 1 : null,
        startTime: day(begins),
        endTime: day(begins + 25),
        sort: index + 1,
        viewCount: begins < 0 ? (id * 7919) % 90_000 : 0,
        clickCount: begins < 0 ? (id * 613) % 4_000 : 0,
        status: index === 7 ? ('1' as const) : ('0' as const),
        remark: null,
        createTime: day(begins - 2),
      };
    }),
  );
}

/** The generated picture of a seeded advertisement, with the size of its position. */
export function banner(n: number): string {
  const [width, height] = SIZES[Math.floor((n - 1) / THEMES.length) % SIZES.length] ?? SIZES[0];
  const theme = THEMES[(n - 1) % THEMES.length] ?? '';
  const size = Math.min(width / 8, height / 4);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="sans-serif">` +
    `<rect width="${width}" height="${height}" fill="${COLOURS[n % COLOURS.length]}"/>` +
    `<circle cx="${width * 0.85}" cy="${height * 0.2}" r="${height * 0.5}" fill="#fff" opacity=".12"/>` +
    `<circle cx="${width * 0.1}" cy="${height * 0.95}" r="${height * 0.35}" fill="#fff" opacity=".1"/>` +
    `<text x="50%" y="50%" fill="#fff" font-size="${size}" font-weight="700" text-anchor="middle" dominant-baseline="middle">${theme}</text></svg>`
  );
}
