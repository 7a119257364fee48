import { ago, paragraphs, pick } from '../made';

const KINDS: readonly [type: string, title: string, text: string][] = [
  [
    '1',
    '关于举办{contest}的通知',
    '为弘扬工匠精神，提升从业人员信息处理能力，现决定举办{contest}，欢迎各院校、企业组织报名参赛。',
  ],
  [
    '2',
    '{contest}竞赛规程',
    '比赛采用在线计时方式，文章难度为中级，时长十分钟，按净速度排名；正确率低于百分之九十的成绩不计入排名。',
  ],
  [
    '3',
    '{contest}获奖名单公示',
    '经竞赛组委会审定，现将获奖名单予以公示，公示期为五个工作日。如有异议，请在公示期内以书面形式反映。',
  ],
  ['4', '关于{contest}的补充通知', '因场地调整，原定比赛时间顺延一天，已报名选手无需重新报名，请留意短信提醒。'],
];
/** Contests of `contestsSeed`, by their ids. */
const CONTESTS: readonly [id: number, name: string][] = [
  [8, '第四届岭海杯汉字录入公开赛'],
  [2, '职工技能月五笔打字赛'],
  [3, '高校英文录入邀请赛'],
  [4, '金融柜员数字录入赛'],
  [1, '第五届岭海杯汉字录入公开赛'],
];
const SOURCES = ['竞赛组委会', '省人力资源和社会保障厅', '示例职业技术学院'];

/** The seeded circulars: four kinds for each of five contests, in two rounds. The newest ones are drafts. */
export const circularsSeed = () =>
  Array.from({ length: 40 }, (_, index) => {
    const [circularType, title, text] = pick(KINDS, index);
    const [competitionId, contest] = pick(CONTESTS, Math.floor(index / 4));
    const say = (words: string) => words.replaceAll('{contest}', contest);
    const publishStatus = index >= 35 ? '0' : index % 9 === 7 ? '2' : '1';
    return {
      id: index + 1,
      title: say(title) + (index < 20 ? '' : '（第二轮）'),
      circularType,
      competitionId,
      cover: index % 5 === 0 ? '/logo.svg' : '',
      summary: say(text).slice(0, 40),
      content: `<h3>${say(title)}</h3>${paragraphs(say(text), '联系人：竞赛办公室，咨询时间为工作日 9:00–17:30。')}`,
      attachments: circularType === '2' ? [{ name: '竞赛规程.pdf', url: '/api/system/dfs/file/seed3', size: 604 }] : [],
      source: pick(SOURCES, index),
      isTop: index === 34 ? 'Y' : 'N',
      publishTime: publishStatus === '0' ? null : ago((40 - index) * 1500),
      publishBy: publishStatus === '0' ? null : '管理员',
      viewCount: publishStatus === '0' ? 0 : ((index * 131) % 900) + 12,
      publishStatus,
    };
  });
