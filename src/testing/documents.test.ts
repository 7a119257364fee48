import { readdirSync, readFileSync, statSync } from 'node:fs';
import { posix } from 'node:path';
import { describe, expect, it } from 'vitest';

/** Every hand-written text file of the project, by its path from the root. */
const files = ['src', 'mocks', 'e2e', 'tools', 'deploy', 'docs', '.github']
  .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`))
  .concat('vite.config.ts', 'vitest.config.ts', 'playwright.config.ts', 'index.html', 'README.md')
  .filter((path) => /\.(tsx?|mjs|css|html|md|conf|yml)$/.test(path) && statSync(path).isFile())
  .map((path) => [path, readFileSync(path, 'utf8')] as const);
const own = 'src/testing/documents.test.ts';
const sources = files.filter(([path]) => path !== own && !path.startsWith('docs/'));
const pages = new Map(files.filter(([path]) => path.endsWith('.md')));

/**
 * Matches a citation: `docs/contract#3.4.10` means the anchor `3.4.10` of `docs/contract/README.md`,
 * `docs/quality#row-90` the anchor `row-90` of `docs/quality.md`.
 */
const CITATION = /\bdocs\/([\w/-]+)(?:\.md)?#(\w+(?:[.-]\w+)*)/g;
/** Matches citations in older formats, which cannot be followed: they name no file, or a file that was renamed. */
const OLD =
  /\b(?:contract|decisions?|spec|specification|quality)(?:\.md)?,? (?:(?:rows?|parts?|sections?) )?\d|(?<![/\w])quality\.md/i;

/** True when a page has an anchor: `<a id="…">`, or a heading with this slug on GitHub. */
function has(page: string | undefined, anchor: string): boolean {
  if (page === undefined) return false;
  const headings = [...page.matchAll(/^#+ (.+)$/gm)].map(([, words = '']) =>
    words
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  );
  return page.includes(`<a id="${anchor}"></a>`) || headings.includes(anchor);
}

const broken = (source: string) =>
  [...source.matchAll(CITATION)]
    .filter(
      ([, name, anchor = '']) => !has(pages.get(`docs/${name}.md`) ?? pages.get(`docs/${name}/README.md`), anchor),
    )
    .map(([citation]) => citation);

/** Returns the links of a page whose file or anchor does not exist. */
function brokenLinks(path: string, page: string): string[] {
  const links = [...page.replaceAll(/```[\s\S]*?```|`[^`\n]*`/g, '').matchAll(/\]\(([^)\s]+)\)/g)].map(
    ([, to = '']) => to,
  );
  return links.filter((link) => {
    if (/^(?:https?|mailto):/.test(link)) return false;
    const [file = '', anchor] = link.split('#');
    const target = file === '' ? path : posix.join(posix.dirname(path), file);
    if (!statSync(target, { throwIfNoEntry: false })) return true;
    return anchor !== undefined && !has(pages.get(target), anchor);
  });
}

describe('citations in the sources', () => {
  it('citations in the sources point to an existing section of a document in docs/', () => {
    expect(sources.flatMap(([, source]) => source.match(CITATION) ?? []).length).toBeGreaterThan(250);
    expect(sources.flatMap(([path, source]) => broken(source).map((citation) => `${path}: ${citation}`))).toEqual([]);
  });

  it('all citations in the sources use a single format', () => {
    const where = sources.flatMap(([path, source]) => (OLD.test(source) ? [`${path}: ${OLD.exec(source)?.[0]}`] : []));
    expect(where).toEqual([]);
  });

  it.each([
    ['docs/contract#3.4.10', []],
    ['The words of docs/quality#row-90.', []],
    ['docs/contract#1.5, docs/contract#99.9', ['docs/contract#99.9']],
    ['docs/quality#row-990', ['docs/quality#row-990']],
    ['docs/nothing#1', ['docs/nothing#1']],
  ])('the targets of citations are checked: %s', (source, found) => expect(broken(source)).toEqual(found));

  it.each(['contract 3.4.10', 'Contract 2.23', 'quality.md rows 14 to 17', 'decisions part 6', 'specification 9'])(
    'a citation in an old format is reported: %s',
    (words) => expect(OLD.test(words)).toBe(true),
  );
});

describe('links in the documentation', () => {
  it('every internal link in the documentation points to an existing file or section', () => {
    const where = [...pages].flatMap(([path, page]) => brokenLinks(path, page).map((link) => `${path}: ${link}`));
    expect(where).toEqual([]);
  });

  it('a broken link in a document is reported', () =>
    expect(brokenLinks('docs/decisions.md', '[a](specification.md#2) [b](specification.md#99) [c](no.md)')).toEqual([
      'specification.md#99',
      'no.md',
    ]));
});

describe('the documents', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
  const handWritten = [...pages].filter(([path]) => !path.startsWith('docs/') || path === 'docs/CHANGELOG.md');

  it('the documents name only npm commands that exist', () => {
    const named = handWritten.flatMap(([path, page]) =>
      [...page.matchAll(/\bnpm (?:run (?:--silent )?)?([\w:]+)/g)].map(([, name = '']) => [path, name] as const),
    );
    const npms = ['ci', 'install', 'audit', 'sbom', 'run'];
    expect(named.length).toBeGreaterThan(20);
    expect(named.filter(([, name]) => !(name in scripts) && !npms.includes(name))).toEqual([]);
  });

  it('the documents name only files and folders that exist', () => {
    const named = handWritten.flatMap(([path, page]) =>
      [...page.matchAll(/`((?:src|mocks|e2e|tools|docs|deploy|\.ci|\.github)\/[\w./-]+)`/g)].map(
        ([, place = '']) => [path, place] as const,
      ),
    );
    expect(named.filter(([, place]) => !statSync(place, { throwIfNoEntry: false }))).toEqual([]);
  });

  it('src/README.md describes every folder of src/shared', () => {
    const layers = /## Layers[\s\S]*?(?=\n## )/.exec(pages.get('src/README.md') ?? '')?.[0] ?? '';
    const folders = readdirSync('src/shared', { withFileTypes: true }).filter((one) => one.isDirectory());
    expect(folders.map(({ name }) => name).filter((name) => !layers.includes(`\`${name}\``))).toEqual([]);
  });
});
