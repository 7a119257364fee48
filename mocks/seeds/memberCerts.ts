import { reviewOf, type ReviewState } from '../approval/history';
import { approvalCompanies } from './approval/companies';
import { approvalCreators } from './approval/creators';
import { approvalSchools } from './approval/schools';
import { ago, day, digits, mobile, pick } from './made';

const SKILLS = ['计算机文字录入处理员', '电子商务师', '全媒体运营师', '秘书'];
const REASONS = ['证明材料不清晰', '证书信息与填写不一致', '证书已过期', '缺少公章或签字'];

/** The states of a certification: those of a review, and expiring soon, revoked after it passed, expired. */
type CertState = ReviewState | 'soon' | 'revoked' | 'expired';

const STATES: readonly CertState[] = [
  'waits',
  'passed',
  'again',
  'soon',
  'rejected',
  'waits',
  'revoked',
  'waits',
  'expired',
  'passed',
  'withdrawn',
];

/** Words in the names of pending certifications that are reserved for a journey; the second word is for a retry. */
const RESERVED = ['远帆', '远帆', '近舟', '近舟'];
const USUAL = 66;

/** Certifications of companies, schools and creators with every status; some expire soon. */
export function memberCertsSeed() {
  const members: Members = {
    1: approvalCompanies().map(({ id, companyName, auditStatus }) => ({ id, name: companyName, auditStatus })),
    2: approvalSchools().map(({ id, schoolName, auditStatus }) => ({ id, name: schoolName, auditStatus })),
    3: approvalCreators().map(({ id, realName, auditStatus }) => ({ id, name: realName, auditStatus })),
  };
  for (const type of [1, 2, 3] as const) members[type] = members[type].filter(({ auditStatus }) => auditStatus === '1');
  return Array.from({ length: USUAL + RESERVED.length }, (_, n) => cert(n, members));
}

const TWICE = { first: 7, again: 22 };

/** The approved members who may have certifications, by `memberType`. */
type Members = Record<1 | 2 | 3, { id: number; name: string; auditStatus: string }[]>;

/** The n-th certification. Some have expired, one repeats a number, some names differ from the member's profile. */
function cert(n: number, members: Members) {
  const word = RESERVED[n - USUAL];
  const memberType = pick(['3', '1', '3', '2', '3'], n);
  const certKind = memberType === '1' ? '2' : memberType === '2' ? '3' : pick(['4', '1', '5'], n);
  // One member applies twice for the same certification.
  const applicant = n === TWICE.again ? TWICE.first : n;
  const member = pick(members[memberType === '1' ? 1 : memberType === '2' ? 2 : 3], applicant);
  const usualName = n % 16 === 12 ? `${member.name.slice(0, -1)}` : member.name;
  const memberName = word ? word + (memberType === '3' ? '创作者' : '教育集团') : usualName;
  const skill = certKind === '4' || certKind === '5';
  const state = word ? 'waits' : pick(STATES, n);
  const usual = state === 'soon' || state === 'revoked' || state === 'expired' ? 'passed' : state;
  const reason = pick(REASONS, n);
  const certificateNo = `S${digits(4_400_000 + (n === 33 ? 9 : n) * 733, 10)}`;
  const review = reviewOf({
    state: usual,
    n: n + 5,
    applicant: memberName,
    reason,
    before: { certificateNo: `${certificateNo}0`, issueDate: day(-90) },
  });
  const file = (kind: string) => `/api/biz/evidence/${kind}/${1001 + n}.svg`;
  return {
    id: n + 1,
    certNo: `RZ2026${digits(n + 1, 6)}`,
    memberType,
    memberId: word ? 8000 + n : member.id,
    memberName,
    phone: mobile(applicant + 40),
    certKind,
    certName: skill ? pick(SKILLS, n) : memberName,
    certificateId: skill ? 1 + (n % 6) : null,
    certificateNo: certKind === '1' ? '' : certificateNo,
    certificateLevel: skill ? pick(['3', '2', '4', '1'], n) : '',
    issueDate: day(-400 - n * 9),
    validUntil:
      state === 'expired' || n % 33 === 5 ? day(-3 - n) : state === 'soon' ? day(4 + (n % 25)) : day(200 + n * 11),
    materials: [
      ...(certKind === '1'
        ? []
        : [{ name: skill ? '职业技能等级证书' : '证明文件', url: file(skill ? 'certificate' : 'licence') }]),
      ...(memberType === '3'
        ? [
            { name: '身份证正面', url: file('id-front') },
            { name: '身份证反面', url: file('id-back') },
          ]
        : [{ name: '授权委托书', url: `/api/biz/evidence/letter/${1001 + n}.pdf` }]),
    ],
    ...review,
    ...(state === 'expired' && { auditStatus: '5' }),
    ...(state === 'revoked' && {
      auditStatus: '4',
      auditLogs: [
        {
          id: review.auditLogs.length + 1,
          action: 'revoke',
          fromStatus: '1',
          toStatus: '4',
          remark: '发证机构已撤销该证书',
          operatorName: '系统管理员',
          operateTime: ago(60 + n * 7),
        },
        ...review.auditLogs,
      ],
    }),
  };
}
