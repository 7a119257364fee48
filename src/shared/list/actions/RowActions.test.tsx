import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { expect, it, vi } from 'vitest';
import { holdFrames } from '@/testing/hostile/holdFrames';
import { RowActions } from './RowActions';

it('on a slow page, a closing menu does not take the focus from a newly clicked field', async () => {
  const handOver = vi.fn();
  render(
    <>
      <RowActions t={i18next.t} name="西安青禾" actions={[{ label: '交接队列', onClick: handOver }]} slots={[]} />
      <input aria-label="接手人" />
    </>,
  );
  const user = userEvent.setup();
  const runFrames = holdFrames();
  await user.click(screen.getByRole('button', { name: '更多 西安青禾' }));
  await user.click(await screen.findByRole('menuitem', { name: '交接队列' }));
  expect(handOver).toHaveBeenCalledOnce();
  await user.click(screen.getByRole('textbox', { name: '接手人' }));
  runFrames(5);
  expect(screen.getByRole('textbox', { name: '接手人' })).toHaveFocus();
});
