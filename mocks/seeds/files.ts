/** The seeded files with their contents. */
const manual = '操作手册\n\n1. 登录后在左侧选择功能。\n2. 列表的筛选条件保存在地址栏中，可以直接分享链接。\n';
const picture =
  'iVBORw0KGgoAAAANSUhEUgAAAHgAAABQCAIAAABd+SbeAAAAf0lEQVR42u3QMQkAAAwDsEqv9LkoOwJRkKRlQYFo0YgWLVqBaNGIFi3agmjRiBYtGtGiES1aNKJFI1q0aESLRrRo0YgWjWjRohEtGtGiRSNaNKJFi0a0aESLFo1o0YgWLRrRohEtWjSiRSNatGhEi0a0aNGIFo1o0aIRLRrRfxyne4Is1KgqSgAAAABJRU5ErkJggg==';

const encode = (text: string) => btoa(String.fromCharCode(...new TextEncoder().encode(text)));
const file = (id: number, key: string, fileName: string, createTime: string) => ({
  id,
  fileName,
  fileSuffix: /\.[^.]+$/.exec(fileName)?.[0] ?? '',
  url: `/api/system/dfs/file/${key}`,
  createTime,
  createBy: 'admin',
  service: 5,
});

export const filesSeed = [
  file(1, 'seed1', '操作手册.txt', '2026-11-02 09:10:00'),
  file(2, 'seed2', '品牌色.png', '2026-11-03 14:20:00'),
  file(3, 'seed3', '合作协议.pdf', '2026-11-04 16:45:00'),
];

export const contentsSeed = [
  { key: 'seed1', suffix: '.txt', base64: encode(manual) },
  { key: 'seed2', suffix: '.png', base64: picture },
  { key: 'seed3', suffix: '.pdf', base64: encode(pdf('Agreement')) },
];

/** A minimal PDF that contains one word. */
export function pdf(word: string): string {
  const content = `BT /F1 24 Tf 72 720 Td (${word}) Tj ET`;
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<</Font<</F1 5 0 R>>>>/Contents 4 0 R>>',
    `<</Length ${content.length}>>\nstream\n${content}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  ];
  const body = objects.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`).join('');
  return `%PDF-1.4\n${body}trailer\n<</Size 6/Root 1 0 R>>\n%%EOF\n`;
}
