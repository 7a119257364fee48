import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { said } from './words';

const cells = (line: string) =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());
const lines = readFileSync('docs/glossary.md', 'utf8').split('\n');
const languages = cells(lines.find((line) => line.startsWith('| Key')) ?? '').slice(1);
const terms = lines.filter((line) => line.startsWith('| `')).map(cells);

describe('the glossary', () => {
  it('the glossary has more than 150 terms in four languages', () => {
    expect(languages).toEqual(['zh-CN', 'zh-TW', 'en-US', 'pt-BR']);
    expect(terms.length).toBeGreaterThan(150);
  });

  it.each(terms)('the glossary translates %s as the product does: %s, %s, %s, %s', (key = '', ...words) => {
    expect(languages.map((language) => said(language, key.replaceAll('`', '')))).toEqual(words);
  });

  it('the glossary lists no term twice', () => {
    const keys = terms.map(([key]) => key);
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
  });
});
