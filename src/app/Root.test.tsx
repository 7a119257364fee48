import { render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { expect, it } from 'vitest';
import { notify } from '@/shared/display/notify';
import { speak } from '@/testing/renderPage';
import { Notices } from './Root';

function SendsNotice() {
  useEffect(() => notify.alert('错误'), []);
  return null;
}

it('a notice is shown even if a component sends it while mounting', async () => {
  await speak();
  render(
    <>
      <SendsNotice />
      <Notices />
    </>,
  );
  expect(await screen.findByText('错误')).toBeVisible();
});
