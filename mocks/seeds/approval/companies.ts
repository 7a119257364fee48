import { reviewOf, type ReviewState, reviewStateOf } from '../../approval/history';
import { creditCode, day, digits, idNumber, mistyped, mobile, paragraphs, person, pick, placeOf } from '../made';

const WORDS =
  '星禾 澜序 知微 云栖谷 拓岸 明屿 栎木 蔚然 听潮 朗晖 启蓝 沃野 远桥 锦程 汇川 北辰 沐光 融达 智渡 鹿鸣'.split(' ');
const TRADES = [
  ['智能科技', '信息传输、软件和信息技术服务业', 9],
  ['人力资源服务', '租赁和商务服务业', 12],
  ['文化传媒', '文化、体育和娱乐业', 18],
  ['教育科技', '教育', 16],
  ['精密制造', '制造业', 3],
  ['物流供应链', '交通运输、仓储和邮政业', 7],
  ['餐饮管理', '住宿和餐饮业', 8],
  ['生物医药', '卫生和社会工作', 17],
] as const;
const REASONS = [
  '营业执照图片不清晰，请重新上传',
  '统一社会信用代码与营业执照不一致',
  '法定代表人信息与证件不符',
  '联系人信息无法核实',
];
const BENEFITS = ['五险一金', '带薪年假', '年终奖金', '弹性工作', '餐补', '定期体检'];

/**
 * Companies that are reserved for end-to-end journeys. Their names contain the word. Most journeys have two words, the
 * second of them for a retry.
 */
const RESERVED: readonly [word: string, state: ReviewState][] = [
  ...(['青禾', '银杏'] as const).flatMap((word) =>
    Array.from({ length: 5 }, () => [word, 'waits'] as [string, ReviewState]),
  ),
  ...(['云杉', '白桦'] as const).flatMap((word) =>
    (['waits', 'waits', 'waits', 'passed'] as const).map((state) => [word, state] as [string, ReviewState]),
  ),
  ...(['海棠', '木棉'] as const).flatMap(
    (word) =>
      [
        [word, 'waits'],
        [word, 'waits'],
      ] as [string, ReviewState][],
  ),
  ['沉香', 'again'],
  ...(['杜鹃', '山茶'] as const).flatMap(
    (word) =>
      [
        [word, 'waits'],
        [word, 'waits'],
      ] as [string, ReviewState][],
  ),
  ...(['紫藤', '玉兰'] as const).flatMap((word) =>
    Array.from({ length: 5 }, () => [word, 'waits'] as [string, ReviewState]),
  ),
  ...(['丹桂', '木槿'] as const).flatMap(
    (word) =>
      [
        [word, 'waits'],
        [word, 'waits'],
      ] as [string, ReviewState][],
  ),
  ['芙蓉', 'asked'],
  ['芙蓉', 'answered'],
];
const USUAL = 64;

/** The business term of every second company with these words has expired. Companies in FINE have no faults. */
const LAPSED = ['杜鹃', '山茶'];
const FINE = ['青禾', '银杏', '紫藤', '玉兰', '丹桂', '木槿'];

/** Companies with every review status. A few have invalid codes, duplicate codes or an expired term. */
export const approvalCompanies = () =>
  Array.from({ length: USUAL + RESERVED.length }, (_, n) => company(n, RESERVED[n - USUAL]));

function company(n: number, [word, state]: readonly [string, ReviewState] = [pick(WORDS, n), reviewStateOf(n)]) {
  const { address, ...place } = placeOf(n);
  const [trade, industryName, industryId] = pick(TRADES, n * 5 + Math.floor(n / 8));
  const city = place.regionName.split('/')[1]?.replace('市', '') ?? '';
  const companyName = `${city}${word}${trade}有限公司`;
  const owner = person(n);
  const contact = person(n + 11);
  const id = 1001 + n;
  const born = `${1962 + (n % 30)}-${digits((n % 12) + 1, 2)}-${digits((n % 27) + 1, 2)}`;
  const idCard = idNumber(place.districtId, born, owner.sex, n);
  const code = creditCode('91', place.districtId, n === 23 ? 11 : n);
  const founded = day(-900 - n * 61);
  const file = (name: string) => `/api/biz/evidence/${name}/${id}.svg`;
  const lapsed = LAPSED.includes(word) ? n % 2 === 1 : n % 13 === 5 && !FINE.includes(word);
  const before = {
    companyName: companyName.replace('有限公司', ''),
    creditCode: mistyped(code),
    licenseImg: `/api/biz/evidence/blurred/${id}.svg`,
    contactPhone: mobile(n + 500),
  };
  return {
    id,
    companyName,
    shortName: `${word}${trade.slice(0, 2)}`,
    logo: file('logo'),
    creditCode: n % 17 === 8 ? mistyped(code) : code,
    licenseImg: file('licence'),
    legalPerson: owner.name,
    legalIdCard: n % 19 === 4 ? mistyped(idCard) : idCard,
    legalIdFront: file('id-front'),
    legalIdBack: file('id-back'),
    registeredCapital: pick([50, 100, 200, 500, 1000, 3000], n),
    establishDate: founded,
    businessTerm: `${founded}至${lapsed ? day(-40) : n % 5 === 2 ? day(3000 + n) : '长期'}`,
    businessScope: `${trade}领域的技术开发、技术咨询、技术服务；${industryName}相关业务；人力资源服务（以许可证为准）。`,
    industryId,
    industryName,
    companyNature: pick(['2', '2', '1', '3', '4', '7'], n),
    companyScale: pick(['1', '2', '3', '3', '4', '5'], n),
    financingStage: pick(['1', '2', '3', '7', '0'], n),
    ...place,
    address,
    contactName: contact.name,
    // Some contacts belong to two companies.
    contactPhone: mobile(n % 9 === 7 ? n - 1 : n),
    contactEmail: `hr${id}@example.com`,
    website: `https://company${id}.example.com`,
    benefitTagIds: [1, 2],
    benefitTagNames: [pick(BENEFITS, n), pick(BENEFITS, n + 1), pick(BENEFITS, n + 3)],
    introduction: paragraphs(
      `${companyName}成立于${founded.slice(0, 4)}年，专注于${trade}。`,
      '公司在行业内积累了稳定的客户，团队以工程和运营人员为主。',
    ),
    photos: n % 3 === 0 ? [] : [`/api/biz/evidence/photo/${id}.svg`],
    positionCount: state === 'passed' ? (n % 6) + 1 : 0,
    memberLevel: state === 'passed' && n % 2 === 0 ? '1' : null,
    memberExpireTime: state === 'passed' && n % 2 === 0 ? `${day(200 + n)} 23:59:59` : null,
    status: n % 21 === 9 ? '1' : '0',
    ...reviewOf({ state, n, applicant: contact.name, reason: pick(REASONS, n), before }),
  };
}
