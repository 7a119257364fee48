// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { writeStored } from '@/shared/storage/storage';
import { initialLanguage, isLanguage, storeLanguage } from './languages';

const browser = (...languages: string[]) => vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);

describe('the initial language', () => {
  it.each([
    [['zh-CN'], 'zh-CN'],
    [['zh'], 'zh-CN'],
    [['zh-SG'], 'zh-CN'],
    [['zh-Hans-HK'], 'zh-CN'],
    [['zh-TW'], 'zh-TW'],
    [['zh-HK'], 'zh-TW'],
    [['zh-MO'], 'zh-TW'],
    [['zh-Hant'], 'zh-TW'],
    [['zh-Hant-CN'], 'zh-TW'],
    [['pt'], 'pt-BR'],
    [['pt-PT'], 'pt-BR'],
    [['PT-br'], 'pt-BR'],
    [['en'], 'en-US'],
    [['en-GB'], 'en-US'],
    [['fr-FR', 'zh-CN'], 'zh-CN'],
    [['fr-FR', 'pt', 'zh-CN'], 'pt-BR'],
    [['fr-FR'], 'en-US'],
    [['e'], 'en-US'],
    [['constructor'], 'en-US'],
    [[''], 'en-US'],
    [[], 'en-US'],
  ])('for the browser languages %j, the initial language is %s', (languages, first) => {
    browser(...languages);
    expect(initialLanguage()).toBe(first);
  });

  it('the initial language is the language that the user chose before', () => {
    browser('zh-CN');
    storeLanguage('pt-BR');
    expect(localStorage.getItem('pro__lang')).toBe('{"value":"pt-BR","expire":null}');
    expect(initialLanguage()).toBe('pt-BR');
  });

  it.each([['xx'], ['zh'], [''], [null], [7], [{}], ['__proto__'], ['toString']])('%j is not a language', (stored) => {
    browser('zh-TW');
    writeStored('lang', stored);
    expect(isLanguage(stored)).toBe(false);
    expect(initialLanguage()).toBe('zh-TW');
  });
});
