import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { takeConsoleErrors } from '@/testing/setup';
import { renderPage } from '@/testing/renderPage';
import { PartBoundary } from './PartBoundary';

it('when a part of the layout throws, other parts stay visible and the user can retry the broken part', async () => {
  let broken = true;
  function Bell() {
    if (broken) throw new Error('a title that is no text');
    return <p>the bell</p>;
  }
  const { user } = await renderPage(
    <>
      <p>the rest</p>
      <PartBoundary>
        <Bell />
      </PartBoundary>
    </>,
  );
  expect(await screen.findByText('the rest')).toBeVisible();
  expect(takeConsoleErrors().join()).toContain('a title that is no text');
  broken = false;
  await user.click(screen.getByRole('button', { name: '这里出错了，点击重试' }));
  expect(screen.getByText('the bell')).toBeVisible();
});
