import { screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { useUnsavedForms } from '@/shared/storage/unsaved';
import { renderPage } from '@/testing/renderPage';
import { Lazy } from './Lazy';

const arrived = { Dialog: ({ name }: { name: string }) => <p>Dialog of {name}</p> };
const lost = () => Promise.reject(new Error('Failed to fetch dynamically imported module'));

// With unsaved input the page does not reload, so the failure is shown in place of the part.
beforeEach(() => useUnsavedForms.setState({ forms: new Map([['form', '/account/base']]) }));
afterEach(() => useUnsavedForms.setState({ forms: new Map() }));

function Opener({ name, load }: { name: string; load: () => Promise<typeof arrived> }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <p>the list</p>
      <button type="button" onClick={() => setOpen(true)}>
        open
      </button>
      {open && (
        <Lazy load={load} onFail={() => setOpen(false)}>
          {({ Dialog }) => <Dialog name={name} />}
        </Lazy>
      )}
    </>
  );
}

it('a dialog that fails to load shows a message and opens on the next click', async () => {
  let tries = 0;
  const { user } = await renderPage(
    <Opener name="lost dialog" load={() => (++tries > 2 ? Promise.resolve(arrived) : lost())} />,
  );
  await user.click(await screen.findByRole('button', { name: 'open' }));
  expect(await screen.findByText('页面加载失败，可能是系统刚刚更新')).toBeVisible();
  expect(screen.getByText('the list')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'open' }));
  expect(await screen.findByText('Dialog of lost dialog')).toBeVisible();
  expect(tries).toBe(3);
});

it('a retry button loads a part of the page that failed to load', async () => {
  let tries = 0;
  const load = () => (++tries > 2 ? Promise.resolve(arrived) : lost());
  const { user } = await renderPage(<Lazy load={load}>{({ Dialog }) => <Dialog name="part" />}</Lazy>);
  await user.click(await screen.findByRole('button', { name: '重试' }));
  expect(await screen.findByText('Dialog of part')).toBeVisible();
});
