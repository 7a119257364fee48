import { screen } from '@testing-library/react';
import { DatePicker, Input } from 'antd';
import dayjs from 'dayjs';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { DictSelect } from '@/shared/dict/DictSelect';
import type { Language } from '@/shared/settings/languages';
import { renderPage, signInAs, speak } from '@/testing/renderPage';
import { useClear } from './useClear';

beforeEach(() => signInAs());
afterEach(() => speak());

function Filled() {
  return (
    <>
      <DictSelect dictType="sys_user_sex" value="0" />
      <DatePicker value={dayjs('2026-11-21')} />
      <Input allowClear={useClear()} value="words" onChange={() => undefined} />
    </>
  );
}

it.each<[Language, string]>([
  ['zh-CN', '清除'],
  ['zh-TW', '清除'],
  ['pt-BR', 'Limpar'],
])('in %s every clear button is named %s', async (language, name) => {
  await speak(language);
  await renderPage(<Filled />);
  expect(await screen.findAllByRole('button', { name })).toHaveLength(3);
});
