import { reviewOf, type Standing } from '../approval/history';
import { ago, day, digits, mobile, person, pick } from './made';

const COMPANIES = ['云帆数据服务有限公司', '启明信息技术有限公司', '汇智人力资源有限公司', '百川软件有限公司'];
const SCHOOLS = ['岭海职业技术学院', '江北信息职业学院', '东湖技工学校'];
const SKILLS = ['计算机文字录入处理员', '电子商务师', '全媒体运营师', '秘书'];
const REASONS = ['证明材料不清晰', '证书信息与填写不一致', '证书已过期', '缺少公章或签字'];

/** The states of a certification besides those of a review: expiring soon, revoked after it passed, expired. */
type CertStanding = Standing | 'soon' | 'revoked' | 'expired';

const STANDINGS: readonly CertStanding[] = [
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

/** Names of certifications reserved for one journey: two pending for each word, the second word for a retry. */
const RESERVED = ['远帆', '远帆', '近舟', '近舟'];
const USUAL = 66;

/** Certifications of companies, schools and creators in every state, some close to their expiry. */
export const memberCertsSeed = () => Array.from({ length: USUAL + RESERVED.length }, (_, n) => cert(n));

function cert(n: number) {
  const word = RESERVED[n - USUAL];
  const memberType = pick(['3', '1', '3', '2', '3'], n);
  const certKind = memberType === '1' ? '2' : memberType === '2' ? '3' : pick(['4', '1', '5'], n);
  const usualName = memberType === '1' ? pick(COMPANIES, n) : memberType === '2' ? pick(SCHOOLS, n) : person(n).name;
  const memberName = word ? word + (memberType === '3' ? '创作者' : '教育集团') : usualName;
  const skill = certKind === '4' || certKind === '5';
  const standing = word ? 'waits' : pick(STANDINGS, n);
  const usual = standing === 'soon' || standing === 'revoked' || standing === 'expired' ? 'passed' : standing;
  const reason = pick(REASONS, n);
  const certificateNo = `S${digits(4_400_000 + n * 733, 10)}`;
  const review = reviewOf({
    standing: usual,
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
    memberId: 8000 + n,
    memberName,
    phone: mobile(n + 40),
    certKind,
    certName: skill ? pick(SKILLS, n) : memberName,
    certificateId: skill ? 1 + (n % 6) : null,
    certificateNo: certKind === '1' ? '' : certificateNo,
    certificateLevel: skill ? pick(['3', '2', '4', '1'], n) : '',
    issueDate: day(-400 - n * 9),
    validUntil: standing === 'expired' ? day(-3 - n) : standing === 'soon' ? day(4 + (n % 25)) : day(200 + n * 11),
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
    ...(standing === 'expired' && { auditStatus: '5' }),
    ...(standing === 'revoked' && {
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
