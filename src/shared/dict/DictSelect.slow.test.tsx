import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { ReactNode } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { queryClient } from '@/shared/api/queryClient';
import { FilterControl } from '@/shared/list/filter/FilterControl';
import { renderPage, signInAs } from '@/testing/renderPage';
import { server } from '@/testing/server';
import { DictRadio, DictSelect } from './DictSelect';

beforeEach(() => signInAs());

/** Mocks every dictionary with this number of entries. */
const answer = (length: number) =>
  server.use(
    http.get('*/api/system/dict/data/type', () =>
      HttpResponse.json({
        code: 0,
        data: Array.from({ length }, (_, index) => ({ dictValue: `${index}`, dictLabel: `第${index}项` })),
      }),
    ),
  );

const ignore = () => undefined;
const filter = (
  <FilterControl
    field={{
      title: '级别',
      names: ['level'],
      base: 'level',
      conditions: [],
      control: { as: 'entry', dict: 'biz_skill_level' },
    }}
    filters={{}}
    valueOf={() => ''}
    picked={undefined}
    onPick={ignore}
    onType={ignore}
    onEnter={ignore}
    onChoose={ignore}
  />
);
const controls: [string, ReactNode][] = [
  ['a filter', filter],
  ['a select in a form', <DictSelect key="select" dictType="biz_skill_level" />],
  ['radio buttons', <DictRadio key="radio" dictType="biz_skill_level" />],
];

it.each(controls)('for %s, 5,000 entries need hardly more DOM elements than 2,500 entries', async (_, control) => {
  const opened = async (length: number) => {
    answer(length);
    queryClient.clear();
    const { user, unmount } = await renderPage(control);
    await user.click(await screen.findByRole('combobox'));
    expect(await screen.findByText('第1项')).toBeVisible();
    const elements = document.querySelectorAll('*').length;
    await user.paste(`第${length - 1}项`);
    await waitFor(() => expect(screen.getByText(`第${length - 1}项`)).toBeVisible());
    unmount();
    return elements;
  };
  const half = await opened(2500);
  expect(half).toBeLessThan(300);
  expect(await opened(5000)).toBeLessThan(half + 20);
});
