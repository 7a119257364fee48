import { CREATORS, digits, person, pick } from './made';

const COLOURS = ['#0f766e', '#1d4ed8', '#7c3aed', '#b45309', '#be123c', '#15803d'];
const FONT = 'font-family="sans-serif"';
const text = (x: number, y: number, size: number, words: string, more = '') =>
  `<text x="${x}" y="${y}" font-size="${size}" ${FONT} ${more}>${words}</text>`;
const svg = (body: string, width = 600, height = 400) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${body}</svg>`;

/** Draws a certificate with a frame, a title, and lines of names and values. */
const sheet = (title: string, number: number, lines: readonly string[]) =>
  `<rect width="600" height="400" fill="#fffdf5"/><rect x="14" y="14" width="572" height="372" fill="none" stroke="#b8860b" stroke-width="4"/>` +
  `<circle cx="300" cy="58" r="22" fill="#c0392b"/>${text(300, 118, 32, title, 'text-anchor="middle" fill="#7a1f1f" letter-spacing="6"')}` +
  text(300, 146, 13, `样本 No.${digits(number, 8)}`, 'text-anchor="middle" fill="#666"') +
  lines.map((line, index) => text(60, 186 + index * 34, 18, line, 'fill="#222"')).join('') +
  `<circle cx="490" cy="316" r="48" fill="none" stroke="#c0392b" stroke-width="4" opacity=".7"/>${text(490, 322, 15, '登记机关', 'text-anchor="middle" fill="#c0392b" opacity=".8"')}`;

const card = (body: string) =>
  `<rect width="600" height="400" rx="24" fill="#eef4f8"/><rect x="8" y="8" width="584" height="384" rx="20" fill="none" stroke="#9fb8c8" stroke-width="2"/>${body}` +
  text(590, 385, 12, '样本 仅供演示', 'text-anchor="end" fill="#888"');

/** Returns the person of a record: the legal representative of a company, or the creator. */
const holder = (id: number) => (id > 3000 ? person(id - 3001 + CREATORS) : person(id - 1001));

const cardFront = (id: number) =>
  card(
    `${text(50, 90, 24, `姓名  ${holder(id).name}`)}${text(50, 150, 22, `性别  ${holder(id).sex === '0' ? '男' : '女'}   民族  汉`)}` +
      text(50, 210, 22, '住址  示例路 8 号') +
      text(50, 340, 24, '公民身份号码  见申请资料') +
      `<rect x="410" y="70" width="140" height="180" rx="8" fill="#cfdde6"/><circle cx="480" cy="135" r="36" fill="#8aa4b4"/><path d="M420 250a60 60 0 0 1 120 0z" fill="#8aa4b4"/>`,
  );
const cardBack = () =>
  card(
    `<circle cx="100" cy="100" r="44" fill="#c0392b"/>${text(180, 95, 28, '中华人民共和国')}${text(180, 145, 36, '居民身份证')}` +
      `${text(80, 280, 22, '签发机关  示例公安局')}${text(80, 330, 22, '有效期限  2018.05.01-2038.05.01')}`,
  );

const DRAWINGS: Readonly<Record<string, (n: number) => string>> = {
  licence: (n) =>
    svg(
      sheet('营业执照', n, [
        '名称：以申请资料为准',
        '类型：有限责任公司',
        '住所：示例市示例区',
        '经营范围：技术服务、人力资源服务',
      ]),
    ),
  blurred: (n) =>
    svg(
      `<filter id="b"><feGaussianBlur stdDeviation="5"/></filter><g filter="url(#b)">${sheet('营业执照', n, ['名称', '类型', '住所', '经营范围'])}</g>`,
    ),
  school: (n) =>
    svg(
      sheet('办学许可证', n, [
        '学校名称：以申请资料为准',
        '办学内容：学历教育',
        '主管部门：示例教育局',
        '有效期限：长期',
      ]),
    ),
  letter: (n) => svg(sheet('授权委托书', n, ['兹委托申请人办理平台入驻', '委托期限：一年', '委托单位（盖章）'])),
  voucher: (n) =>
    svg(sheet('银行电子回单', n, ['付款方：以登记资料为准', '收款方：深圳市示例科技有限公司', '用途：平台服务费'])),
  certificate: (n) =>
    svg(sheet('职业技能等级证书', n, ['姓名：以申请资料为准', '职业名称：示例职业', '技能等级：三级/高级工'])),
  'id-front': (n) => svg(cardFront(n)),
  'id-back': () => svg(cardBack()),
  hand: (n) =>
    svg(
      `<rect width="600" height="400" fill="#dfe7ec"/><circle cx="300" cy="130" r="70" fill="#b98b6f"/><path d="M160 400a140 150 0 0 1 280 0z" fill="#4b6a88"/><g transform="translate(330 230) scale(.3)">${cardFront(n)}</g>`,
    ),
  logo: (n) =>
    svg(
      `<rect width="120" height="120" rx="28" fill="${pick(COLOURS, n)}"/><path d="M30 84V40l30-16 30 16v44" fill="none" stroke="#fff" stroke-width="8"/><circle cx="60" cy="62" r="12" fill="#fff"/>`,
      120,
      120,
    ),
  avatar: (n) =>
    svg(
      `<rect width="120" height="120" fill="${pick(COLOURS, n)}"/><circle cx="60" cy="46" r="22" fill="#fff"/><path d="M18 120a42 42 0 0 1 84 0z" fill="#fff"/>`,
      120,
      120,
    ),
  cover: (n) =>
    svg(
      `<rect width="640" height="360" fill="${pick(COLOURS, n)}"/><path d="M0 360 220 150l120 110 90-80 210 180z" fill="#fff" opacity=".25"/><circle cx="520" cy="90" r="40" fill="#fff" opacity=".4"/>`,
      640,
      360,
    ),
  photo: (n) =>
    svg(
      `<rect width="600" height="400" fill="#cfe3ee"/><rect x="120" y="90" width="360" height="310" fill="${pick(COLOURS, n)}"/>${Array.from({ length: 12 }, (_, index) => `<rect x="${150 + (index % 4) * 80}" y="${120 + Math.floor(index / 4) * 80}" width="50" height="50" fill="#fff" opacity=".7"/>`).join('')}`,
    ),
};

/** Returns the picture of this kind for a record; undefined for an unknown kind. */
export function drawing(kind: string, n: number): { type: string; text: string } | undefined {
  const draw = Object.hasOwn(DRAWINGS, kind) ? DRAWINGS[kind] : undefined;
  return draw && Number.isFinite(n) ? { type: 'image/svg+xml', text: draw(n) } : undefined;
}
