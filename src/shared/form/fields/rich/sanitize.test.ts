// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { setObjectHosts } from '@/testing/objectHosts';
import { hostile } from '@/testing/hostile/richText';
import { linkAddress, sanitizeHtml, sanitizeToNodes } from './sanitize';

const TAGS =
  /^(?:p|br|hr|h[1-6]|blockquote|pre|code|div|span|strong|b|em|i|u|s|strike|del|sub|sup|a|img|ul|ol|li|table|caption|colgroup|col|thead|tbody|tfoot|tr|th|td|figure|figcaption)$/i;
const ATTRIBUTES =
  /^(?:href|title|src|alt|width|height|colspan|rowspan|colwidth|start|style|target|rel|loading|referrerpolicy)$/;
const SAFE_ADDRESS = /^(?:https?:\/\/|mailto:|\/(?![/\\]))/;

/** Lists the disallowed tags, attributes and addresses below a node. */
function wrongs(root: ParentNode): string[] {
  return [...root.querySelectorAll('*')].flatMap((element) => [
    ...(TAGS.test(element.tagName) ? [] : [element.tagName]),
    ...[...element.attributes].flatMap(({ name, value }) => {
      // The browser never removes an `is` attribute; an empty `is` is harmless.
      if (name === 'is' && value === '') return [];
      if (!ATTRIBUTES.test(name)) return [`${name}=${value}`];
      if (/^(?:href|src)$/.test(name) && !SAFE_ADDRESS.test(value)) return [`${name}=${value}`];
      return name === 'style' && /url|expression|position|@|\\|behavior|var\(/i.test(value) ? [`style=${value}`] : [];
    }),
  ]);
}

const parsed = (html: string) => new DOMParser().parseFromString(html, 'text/html').body;

describe(`${hostile.length} hostile texts`, () => {
  it('the list of hostile texts has at least 60 entries', () => expect(hostile.length).toBeGreaterThanOrEqual(60));
  it.each(hostile.map((text) => [text]))('[row 114] [row 118] hostile text is sanitized: %s', (text) => {
    const clean = sanitizeHtml(text);
    expect(wrongs(parsed(clean))).toEqual([]);
    expect(wrongs(sanitizeToNodes(text))).toEqual([]);
    // Sanitizing clean HTML again changes nothing, so no attack can hide behind a second parse.
    expect(sanitizeHtml(clean)).toBe(clean);
  });
});

describe('harmless content', () => {
  it.each([
    '<h2>标题</h2><p>正文 <strong>粗</strong> <em>斜</em> <u>线</u> <s>删</s></p>',
    '<ul><li><p>一</p></li></ul><ol start="3"><li><p>三</p></li></ol>',
    '<p style="text-align: center">中</p>',
    '<p><span style="color: #ff0000; background-color: rgb(1, 2, 3)">红</span></p>',
    '<table style="min-width: 50px"><colgroup><col style="width: 120px"></colgroup><tbody><tr><th colspan="2" rowspan="1"><p>头</p></th></tr></tbody></table>',
    '<blockquote><p>引用</p></blockquote><pre><code>a &lt; b</code></pre><hr>',
  ])('harmless HTML is not changed: %s', (html) => expect(sanitizeHtml(html)).toBe(html));

  it('[row 119] sanitized text keeps links and pictures, but they send no referrer', () => {
    expect(sanitizeHtml('<a href="https://example.com/">x</a>')).toBe(
      '<a href="https://example.com/" target="_blank" rel="noopener noreferrer nofollow">x</a>',
    );
    expect(sanitizeHtml('<img src="/api/system/dfs/file/1" alt="图">')).toBe(
      '<img src="/api/system/dfs/file/1" alt="图" referrerpolicy="no-referrer" loading="lazy">',
    );
  });

  it('[row 117] sanitized text loads pictures from the object store but not from other hosts', () => {
    setObjectHosts('https://files.example.com');
    const picturesIn = (html: string) => [...parsed(sanitizeHtml(html)).querySelectorAll('img')].map((img) => img.src);
    const linksIn = (html: string) => [...parsed(sanitizeHtml(html)).querySelectorAll('a')].map(({ href }) => href);
    expect(picturesIn('<img src="https://files.example.com/a.png">')).toEqual(['https://files.example.com/a.png']);
    const pixel = '<p>词<img src="https://tracker.example/p.gif?reader=7" alt="图" width="1"></p>';
    expect(picturesIn(pixel)).toEqual([]);
    expect(linksIn(pixel)).toEqual(['https://tracker.example/p.gif?reader=7']);
    expect(linksIn('<a href="https://a.example/"><img src="https://tracker.example/p.gif"></a>')).toEqual([
      'https://a.example/',
    ]);
    expect(sanitizeHtml('<p>词<img src="data:image/gif;base64,R0lGOD"></p>')).toBe('<p>词</p>');
    setObjectHosts('');
    expect(picturesIn('<img src="https://files.example.com/a.png">')).toEqual([]);
  });

  it('sanitizing removes unknown tags and unsafe styles, but keeps the text and safe styles', () => {
    expect(sanitizeHtml('<section><font>词</font></section>')).toBe('词');
    expect(sanitizeHtml('<p style="position:fixed;color:red;inset:0">词</p>')).toBe('<p style="color: red">词</p>');
  });
});

it.each([
  ['https://example.com/a?b#c', 'https://example.com/a?b#c'],
  [' /system/user ', '/system/user'],
  ['mailto:a@example.com', 'mailto:a@example.com'],
  ['javascript:alert(1)', undefined],
  ['JaVaScRiPt:alert(1)', undefined],
  ['java\tscript:alert(1)', undefined],
  ['data:text/html,x', undefined],
  ['vbscript:x', undefined],
  ['//evil.example', undefined],
  ['ftp://example.com', undefined],
  ['tel:10086', undefined],
  [7, undefined],
])('a link to %j gets the address %s', (value, address) => expect(linkAddress(value)).toBe(address));
