// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { speak } from '@/testing/renderPage';
import { useTerm } from './useTerm';

const checkLine = async (language: 'zh-CN' | 'en-US' | 'pt-BR', businessTerm: string) => {
  await speak(language);
  return renderHook(() => useTerm()).result.current({ businessTerm });
};

it('the validity period of a business license is localized in languages other than Chinese', async () => {
  expect(await checkLine('zh-CN', '2010-07-26至2026-10-13')).toBe('2010-07-26至2026-10-13');
  expect(await checkLine('en-US', '2010-07-26至2026-10-13')).toBe('Jul 26, 2010 – Oct 13, 2026');
  expect(await checkLine('pt-BR', '2010-07-26至长期')).toBe('26/07/2010 – Sem prazo');
  expect(await checkLine('en-US', '另行约定')).toBe('另行约定');
});
