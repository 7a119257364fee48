// @vitest-environment jsdom
import i18next from 'i18next';
import { expect, it } from 'vitest';
import { languages } from '@/shared/settings/languages';
import { changeLanguage, startI18n } from './i18n';

/** The name of the folder above `locales` is the namespace. */
const files = Object.keys(import.meta.glob('/src/**/locales/zh-CN.json'));
const namespaces = [...new Set(files.map((path) => path.split('/').at(-3) ?? ''))];

it('the translations for every part of the product load in every language', async () => {
  await startI18n([]);
  expect(namespaces).toContain('shared');
  for (const language of Object.keys(languages) as (keyof typeof languages)[]) {
    await changeLanguage(language);
    await i18next.loadNamespaces(namespaces);
    expect(namespaces.filter((name) => !i18next.hasResourceBundle(language, name))).toEqual([]);
  }
});
