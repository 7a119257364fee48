// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { cleanPasted } from './paste';

const bullet = (level: number, sign: string, text: string) =>
  `<p class=MsoListParagraphCxSpMiddle style='margin-left:36.0pt;text-indent:-18.0pt;mso-list:l0 level${level} lfo1'>` +
  `<![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>${sign}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>` +
  `<span lang=ZH-CN style='font-family:宋体;color:red'>${text}</span><o:p></o:p></p>`;

it('text pasted from Word loses its styling and keeps its lists', () => {
  const html = cleanPasted(
    `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{margin:0}</style></head><body>
     <!--StartFragment--><h1 class=MsoTitle style='mso-pagination:none'>标题</h1>
     <p class=MsoNormal style='text-align:center;line-height:150%'><b>正文</b><o:p></o:p></p>${bullet(1, '·', '一')}${bullet(2, 'o', '一点一')}${bullet(1, '·', '二')}<p class=MsoNormal>之后</p>${bullet(1, '1.', '甲')}${bullet(1, '2.', '乙')}<!--EndFragment--></body></html>`,
  );
  expect(
    html
      .trim()
      .replaceAll(/>\s+/g, '>')
      .replaceAll(/<\/?span>/g, ''),
  ).toBe(
    '<h1>标题</h1><p style="text-align: center"><b>正文</b></p>' +
      '<ul><li><p>一</p><ul><li><p>一点一</p></li></ul></li><li><p>二</p></li></ul><p>之后</p>' +
      '<ol><li><p>甲</p></li><li><p>乙</p></li></ol>',
  );
});

it('a pasted web page keeps its text but loses scripts and embedded pictures', () => {
  expect(
    cleanPasted('<p style="text-align:center" onclick="x()">a<script>b</script></p><img src="data:image/png,x">'),
  ).toBe('<p style="text-align: center">a</p>');
});
