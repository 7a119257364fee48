import { reviewOf, reviewStateOf } from '../../approval/history';
import { approvalCompanies } from './companies';
import { day, pick } from '../made';

const TITLES = [
  ['前端开发工程师', 40, '计算机程序设计员', 9000],
  ['速录员', 28, '秘书', 5000],
  ['客户服务专员', 30, '营销员', 4500],
  ['软件测试工程师', 41, '计算机软件测试员', 8000],
  ['护士', 21, '内科护士', 6000],
  ['电商运营', 31, '互联网营销师', 7000],
  ['设备维护技师', 62, '设备点检员', 7500],
  ['人事主管', 44, '企业人力资源管理师', 8000],
  ['仓储管理员', 33, '仓储管理员', 5500],
  ['数据工程师', 17, '大数据工程技术人员', 12_000],
] as const;
const REASONS = [
  '薪资范围过大，请填写真实薪资',
  '岗位职责含有歧视性内容',
  '联系方式写在职位描述中',
  '职位名称不规范',
  '招聘企业与实际用工单位不一致',
];
const BENEFITS = ['五险一金', '年终奖', '包吃住', '周末双休', '带薪年假', '节日福利'];

/** Positions of approved companies, with every status. */
export function approvalPositions() {
  const companies = approvalCompanies().filter(({ auditStatus }) => auditStatus === '1');
  return Array.from({ length: 126 }, (_, n) => position(n, pick(companies, n * 5)));
}

function position(n: number, company: ReturnType<typeof approvalCompanies>[number]) {
  const [positionName, occupationId, occupationName, base] = pick(TITLES, n * 3);
  const state = reviewStateOf(n + 6);
  const salaryMin = base + (n % 4) * 500;
  const salaryMax = n % 22 === 5 ? salaryMin * 4 : n % 31 === 11 ? salaryMin - 1000 : salaryMin + 2000 + (n % 5) * 1000;
  const salaryMonths = 12 + (n % 3);
  const open = state === 'passed';
  const { id: companyId, companyName, provinceId, cityId, regionName, address, longitude, latitude } = company;
  const before = {
    positionName: `【急聘】${positionName}`,
    salaryMax: salaryMin * 5,
    description: '工作轻松，联系微信详谈。',
  };
  return {
    id: 5001 + n,
    positionName: n % 10 === 9 ? `资深${positionName}` : positionName,
    companyId,
    companyName,
    occupationId,
    occupationName,
    jobNature: pick(['1', '1', '2', '3', '4', '5'], n),
    salaryMin,
    salaryMax,
    salaryUnit: '1',
    salaryMonths,
    salaryNegotiable: 'N',
    salaryText: `${salaryMin}-${salaryMax}元/月${salaryMonths > 12 ? `·${salaryMonths}薪` : ''}`,
    education: pick(['5', '4', '0', '5', '6'], n),
    workYears: pick(['4', '3', '0', '5', '1'], n),
    recruitNumber: pick([1, 2, 3, 5, 10, 0], n),
    specialtyNames: n % 3 === 0 ? ['计算机科学与技术'] : [],
    certificateNames: n % 7 === 2 ? ['职业技能等级证书（三级）'] : [],
    ageMin: n % 5 === 0 ? 18 : null,
    ageMax: n % 5 === 0 ? 45 : null,
    provinceId,
    cityId,
    regionName,
    address,
    longitude,
    latitude,
    benefitTagNames: [pick(BENEFITS, n), pick(BENEFITS, n + 2)],
    description: `1. 负责${positionName}相关的日常工作；\n2. 与团队协作完成目标；\n3. 定期总结并改进流程。`,
    requirement: `1. 有相关经验者优先；\n2. 沟通良好，做事细致；\n3. ${n % 27 === 7 ? '仅限男性，35岁以下。' : n % 27 === 16 ? '有意者加微信：hr_zhaopin 详谈。' : '服从团队安排。'}`,
    contactName: company.contactName,
    contactPhone: company.contactPhone,
    deadline: day(n % 9 === 4 ? -5 : 20 + (n % 60)),
    viewCount: open ? (n * 71) % 2000 : 0,
    applyCount: open ? (n * 13) % 90 : 0,
    isTop: open && n % 14 === 3 ? 'Y' : 'N',
    isUrgent: n % 8 === 1 ? 'Y' : 'N',
    positionStatus: open ? pick(['1', '1', '1', '2', '1', '3', '4'], n) : '0',
    ...reviewOf({ state, n: n + 23, applicant: company.contactName, reason: pick(REASONS, n), before }),
  };
}
