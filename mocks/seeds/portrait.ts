const GROUNDS = ['#d6e8e8', '#e6e0f2', '#f5e3d3', '#dbe7f5', '#e9efd8', '#f3dfe4'];
const HAIR = ['#2b2018', '#1d1d22', '#4a3122', '#38302d'];
const SKIN = ['#f3d2b8', '#eec4a4', '#f7dcc6', '#e2b592'];
const CLOTHES = ['#2f5d73', '#54457f', '#7a4b3a', '#35624d', '#3a4a6b', '#87455a'];

const pick = (list: readonly string[], index: number) => list[index % list.length];

/** Draws a face, always the same for the same number. Even numbers are women with long hair. */
export function portrait(n: number): string {
  const long = n % 2 === 0;
  const hair = pick(HAIR, n * 3);
  const skin = pick(SKIN, n * 5 + 1);
  const behind = long ? `<path d="M28 50q0-34 32-34t32 34v40H28z" fill="${hair}"/>` : '';
  const glasses =
    n % 5 === 2
      ? '<g fill="none" stroke="#333" stroke-width="1.6"><circle cx="51" cy="55" r="6.5"/><circle cx="69" cy="55" r="6.5"/><path d="M57.5 55h5"/></g>'
      : '';
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 120">' +
    `<rect width="120" height="120" fill="${pick(GROUNDS, n)}"/>${behind}` +
    `<path d="M14 120q4-32 46-32t46 32z" fill="${pick(CLOTHES, n * 7)}"/>` +
    `<path d="M50 76h20v14q-10 9-20 0z" fill="${skin}"/>` +
    `<ellipse cx="60" cy="55" rx="22" ry="26" fill="${skin}"/>` +
    `<path d="M37 52q0-27 23-27t23 27q-6-14-${long ? 30 : 22}-14-10 0-${long ? 16 : 24} 14z" fill="${hair}"/>` +
    '<g fill="#2b2018"><circle cx="51" cy="55" r="2"/><circle cx="69" cy="55" r="2"/></g>' +
    `<path d="M53 67q7 5 14 0" fill="none" stroke="#a0584a" stroke-width="2" stroke-linecap="round"/>${glasses}</svg>`
  );
}

/** Draws a certificate with the holder's name and the subject. */
export const certificatePicture = (holder: string, subject: string, no: string): string =>
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 320" font-family="serif" text-anchor="middle">' +
  '<rect width="480" height="320" fill="#fffaf0"/><rect x="12" y="12" width="456" height="296" fill="none" stroke="#b8860b" stroke-width="4"/>' +
  '<text x="240" y="72" font-size="30" fill="#8b1a1a">职业技能等级证书</text>' +
  `<text x="240" y="140" font-size="20">${escaped(holder)}</text>` +
  `<text x="240" y="182" font-size="16">${escaped(subject)} · 考核合格</text>` +
  `<text x="240" y="216" font-size="13" fill="#555">编号 ${escaped(no)}</text>` +
  '<circle cx="372" cy="244" r="34" fill="none" stroke="#c0392b" stroke-width="3"/><text x="372" y="250" font-size="16" fill="#c0392b">样例</text></svg>';

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
