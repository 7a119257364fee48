import { reviewOf, reviewStateOf } from '../../approval/history';
import { CREATORS, day, digits, idNumber, mistyped, mobile, person, pick, placeOf } from '../made';

const NICKS = [
  '键盘侠',
  '指尖诗人',
  '山野记录者',
  '速录小站',
  '代码与茶',
  '声音邮差',
  '手作研究所',
  '慢慢学设计',
  '数据咖啡',
  '绘本时间',
];
const JOBS = [
  ['速录师', ['速录', '直播字幕']],
  ['平面设计师', ['品牌设计', '插画']],
  ['前端工程师', ['网页开发', '可视化']],
  ['配音演员', ['配音', '有声书']],
  ['摄影师', ['摄影', '后期']],
  ['职业讲师', ['课程开发', '演讲']],
] as const;
const REASONS = [
  '身份证照片模糊，请重新拍摄',
  '姓名与证件不一致',
  '证件号码填写有误',
  '手持证件照未露出全部证件信息',
  '收款户名与本人不一致',
];

export const approvalCreators = () => Array.from({ length: 84 }, (_, n) => creator(n));

function creator(n: number) {
  const { districtId, regionName } = placeOf(n + 5);
  const { name: realName, sex } = person(n + CREATORS);
  const [occupationName, skills] = pick(JOBS, n * 5 + Math.floor(n / 6));
  const state = reviewStateOf(n + 4);
  const id = 3001 + n;
  const birthday = `${1984 + (n % 20)}-${digits((n % 12) + 1, 2)}-${digits((n % 27) + 1, 2)}`;
  const idCard = idNumber(districtId, birthday, sex, n + 3);
  const file = (kind: string) => `/api/biz/evidence/${kind}/${id}.svg`;
  const before = { idCard: mistyped(idCard), idCardFront: file('blurred') };
  return {
    id,
    memberNo: `M2026${digits(1000 + n * 3, 6)}`,
    nickName: `${pick(NICKS, n)}${n < NICKS.length ? '' : digits(n, 2)}`,
    avatar: n % 7 === 3 ? null : file('avatar'),
    realName,
    certType: n % 16 === 11 ? '2' : '1',
    idCard: n % 16 === 11 ? `E${digits(n * 9173, 8)}` : n % 15 === 6 ? mistyped(idCard) : idCard,
    idCardFront: file('id-front'),
    idCardBack: file('id-back'),
    handIdCard: n % 3 === 0 ? file('hand') : null,
    sex: n % 18 === 7 ? (sex === '0' ? '1' : '0') : sex,
    birthday: n % 20 === 13 ? '1990-01-01' : birthday,
    phone: mobile(n % 12 === 8 ? n + 1499 : n + 1500),
    email: `creator${id}@example.com`,
    wechat: `creator_${id}`,
    regionName: regionName.split('/').slice(0, 2).join('/'),
    education: pick(['5', '4', '5', '6', '3'], n),
    schoolName: pick(['示例大学', '示例职业技术学院', '示例师范大学', '示例艺术学院'], n),
    specialtyName: pick(['汉语言文学', '视觉传达设计', '计算机科学与技术', '播音与主持'], n),
    occupationName,
    workYears: pick(['4', '3', '5', '2', '6'], n),
    skillTags: [...skills],
    certificates:
      n % 4 === 2
        ? []
        : [
            {
              certificateId: 1,
              certificateName: `${occupationName}职业技能等级证书`,
              certNo: `S${digits(440_000 + n * 91, 10)}`,
              level: pick(['3', '2', '4'], n),
              imgUrl: file('certificate'),
              issueDate: day(-400 - n * 7),
            },
          ],
    works:
      n % 5 === 4
        ? []
        : [
            { title: '代表作品一', coverUrl: file('cover'), url: `https://works.example.com/${id}/1`, type: '视频' },
            {
              title: '代表作品二',
              coverUrl: `/api/biz/evidence/cover/${id + 3}.svg`,
              url: `https://works.example.com/${id}/2`,
              type: '图文',
            },
          ],
    introduction: `从事${occupationName}工作多年，擅长${skills.join('、')}。\n希望在平台分享课程与作品。`,
    bankAccountName: n % 13 === 9 ? person(n).name : realName,
    bankName: pick(['示例银行深圳分行', '示例商业银行', '示例农村信用社'], n),
    bankAccount: `6222${digits(n * 7919 + 1234, 12)}001`,
    status: n % 25 === 14 ? '1' : '0',
    ...reviewOf({ state, n: n + 13, applicant: realName, reason: pick(REASONS, n), before }),
  };
}
