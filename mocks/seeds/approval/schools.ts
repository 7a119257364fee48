import { reviewOf, reviewStateOf } from '../../approval/history';
import { creditCode, day, digits, mistyped, mobile, paragraphs, person, pick, placeOf } from '../made';

const NAMES = ['示范', '启明', '博雅', '明德', '致远', '求实', '崇文', '励新', '弘毅', '思源', '至诚', '行知'];
const KINDS = [
  ['职业技术学院', '2', '教育厅', '4144'],
  ['理工大学', '1', '教育厅', '4143'],
  ['技师学院', '3', '人力资源和社会保障厅', '4145'],
  ['中等职业学校', '4', '教育局', '3644'],
  ['职业培训学校', '5', '人力资源和社会保障局', '5144'],
] as const;
const REASONS = [
  '办学许可证图片不清晰，请重新上传',
  '学校标识码与主管部门公布的不一致',
  '授权委托书缺少公章',
  '联系人信息无法核实',
];
const SPECIALTIES = ['计算机应用', '电子商务', '护理', '机电一体化', '会计', '学前教育', '物流管理', '数字媒体'];

export const approvalSchools = () => Array.from({ length: 44 }, (_, n) => school(n));

function school(n: number) {
  const { provinceId, cityId, districtId, regionName, address } = placeOf(n + 3);
  const [suffix, schoolLevel, dept, code] = pick(KINDS, n * 3 + Math.floor(n / 5));
  const [province = '', city = ''] = regionName.split('/');
  const schoolName = `${city.replace('市', '')}${pick(NAMES, n * 5)}${suffix}`;
  const contact = person(n + 31);
  const state = reviewStateOf(n + 2);
  const id = 2001 + n;
  const credit = creditCode('12', districtId, n + 300);
  const file = (kind: string, suffixOf = 'svg') => `/api/biz/evidence/${kind}/${id}.${suffixOf}`;
  const before = { schoolCode: digits(n * 77, 8), licenseImg: file('blurred'), contactDuty: '教师' };
  return {
    id,
    schoolId: null,
    schoolName,
    schoolCode: n % 11 === 6 ? null : `${code}${digits(10_000 + n * 13, 6)}`,
    creditCode: n % 14 === 5 ? mistyped(credit) : credit,
    schoolNature: pick(['1', '1', '2', '1', '3'], n),
    schoolLevel,
    competentDept: `${dept.endsWith('局') ? city : province}${dept}`,
    badge: file('logo'),
    licenseImg: file('school'),
    legalPerson: person(n + 60).name,
    authLetterImg: n % 4 === 1 ? file('letter', 'pdf') : file('letter'),
    provinceId,
    cityId,
    regionName: `${province}/${city}`,
    address,
    contactName: contact.name,
    contactDuty: pick(['就业办主任', '招生就业处副处长', '校企合作专员', '教务处干事'], n),
    contactPhone: mobile(n + 900),
    contactEmail: `job${id}@example.edu.cn`,
    specialtyIds: [80_901 + (n % 5)],
    specialtyNames: [pick(SPECIALTIES, n), pick(SPECIALTIES, n + 2), pick(SPECIALTIES, n + 5)],
    introduction: paragraphs(
      `${schoolName}创办于${day(-7000 - n * 90).slice(0, 4)}年，面向区域产业培养技术技能人才。`,
      '学校与多家企业共建实训基地，毕业生就业率稳定。',
    ),
    studentCount: state === 'passed' ? 120 + n * 37 : 0,
    courseCount: state === 'passed' ? n % 5 : 0,
    status: n % 23 === 4 ? '1' : '0',
    ...reviewOf({ state, n: n + 7, applicant: contact.name, reason: pick(REASONS, n), before }),
  };
}
