import { keysIn } from '@/areas/contract/template/variables';
import { timestamp } from '../respond';

const LABELS: Readonly<Record<string, [label: string, type: string]>> = {
  partyA: ['甲方名称', 'text'],
  creditCode: ['统一社会信用代码', 'text'],
  partyAContact: ['甲方联系人', 'text'],
  partyB: ['乙方姓名', 'text'],
  idCard: ['乙方身份证号', 'text'],
  phone: ['乙方手机号', 'text'],
  position: ['工作岗位', 'text'],
  workPlace: ['工作地点', 'text'],
  salary: ['月工资', 'money'],
  probation: ['试用期（月）', 'number'],
  startDate: ['合同开始日期', 'date'],
  endDate: ['合同结束日期', 'date'],
  signDate: ['签订日期', 'date'],
  courseName: ['课程名称', 'text'],
  rate: ['分成比例（%）', 'number'],
};

const HEAD =
  '<p>甲方：${partyA}（统一社会信用代码 ${creditCode}）</p><p>乙方：${partyB}（身份证号 ${idCard}，手机号 ${phone}）</p>';
const FOOT =
  '<p>本合同一式两份，双方各执一份，自双方签署之日起生效。</p><table><tbody><tr><td><p>甲方（盖章）：</p></td><td><p>乙方（签字）：</p></td></tr><tr><td><p>日期：${signDate}</p></td><td><p>日期：${signDate}</p></td></tr></tbody></table>';

const clause = (title: string, ...lines: string[]) =>
  `<h3>${title}</h3><ol>${lines.map((line) => `<li><p>${line}</p></li>`).join('')}</ol>`;

const LABOUR = (title: string) =>
  `<h2 style="text-align: center">${title}</h2>${HEAD}<p>根据《中华人民共和国劳动合同法》及有关规定，双方在平等自愿、协商一致的基础上订立本合同。</p>` +
  clause(
    '一、合同期限',
    '本合同自 ${startDate} 起至 ${endDate} 止。',
    '其中试用期为 <strong>${probation}</strong> 个月。',
  ) +
  clause(
    '二、工作内容和地点',
    '乙方在 ${position} 岗位工作，工作地点为 ${workPlace}。',
    '甲方因生产经营需要调整岗位的，应与乙方协商一致。',
  ) +
  clause(
    '三、劳动报酬',
    '乙方月工资为人民币 <strong>${salary}</strong> 元，于每月 15 日前支付。',
    '试用期工资不低于约定工资的百分之八十。',
  ) +
  clause('四、社会保险和福利', '甲方依法为乙方办理社会保险登记并缴纳社会保险费。', '乙方享有法定节假日和带薪年休假。') +
  FOOT;

const FLEXIBLE = (title: string) =>
  `<h2 style="text-align: center">${title}</h2>${HEAD}` +
  clause(
    '一、服务内容',
    '乙方自 ${startDate} 起为甲方提供 ${position} 服务，服务期至 ${endDate}。',
    '乙方自行安排工作时间，按约定标准交付成果。',
  ) +
  clause(
    '二、服务费',
    '服务费按月结算，暂定为每月 ${salary} 元，以双方确认的结算单为准。',
    '服务费由平台代为结算并依法办理税务申报。',
  ) +
  clause('三、保密', '乙方对服务中接触的数据与资料负有保密义务，未经书面许可不得向第三方披露。') +
  FOOT;

const COURSE = (title: string) =>
  `<h2 style="text-align: center">${title}</h2>${HEAD}` +
  clause(
    '一、合作课程',
    '乙方授权甲方在平台上线课程《${courseName}》，授权期至 ${endDate}。',
    '乙方保证对课程内容享有完整的著作权。',
  ) +
  clause('二、收益分配', '课程净收入按 ${rate}% 归乙方，按月结算。', '甲方提供销售明细，乙方可随时查询。') +
  FOOT;

const KINDS = [
  ['1', '劳动合同', LABOUR],
  ['2', '灵活用工协议', FLEXIBLE],
  ['3', '实习三方协议', LABOUR],
  ['4', '课程合作协议', COURSE],
  ['5', '平台服务协议', FLEXIBLE],
] as const;
const EDITIONS = ['标准版', '简版', '2026修订版'] as const;

/** The seeded templates: three editions of each kind, with every status. One template of the fourth kind is a file. */
export const contractTemplatesSeed = () =>
  KINDS.flatMap(([contractType, name, write], kind) =>
    EDITIONS.map((edition, index) => {
      const id = kind * EDITIONS.length + index + 1;
      const templateName = `${name}（${edition}）`;
      const isFile = kind === 3 && index === 1;
      const content = isFile ? '' : write(templateName);
      const publishStatus = (['1', '0', '2'] as const)[(kind + index) % 3] ?? '0';
      const updateTime = timestamp(new Date(Date.now() - id * 31 * 3_600_000));
      return {
        id,
        templateName,
        templateNo: `HT${String(202_600 + id)}`,
        contractType,
        memberType: ['1', '1', '2', '3', ''][kind] ?? '',
        version: 'v1.0',
        contentType: isFile ? '2' : '1',
        content,
        fileUrl: isFile ? '/api/system/dfs/file/seed3' : '',
        variables: keysIn(content).map((key) => {
          const [label = key, type = 'text'] = LABELS[key] ?? [];
          return { key, label, type, required: true };
        }),
        effectiveDate: `2026-0${1 + (id % 9)}-01`,
        useCount: publishStatus === '0' ? 0 : (id * 37) % 180,
        publishStatus,
        remark: '',
        updateBy: 'admin',
        updateTime,
        versions:
          publishStatus === '0' ? [] : [{ version: 'v1.0', content, publishTime: updateTime, publishBy: 'admin' }],
      };
    }),
  );
