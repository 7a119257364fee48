import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage, signInAs } from '@/testing/renderPage';
import { OwnOperations } from './OwnActivity';

it('a short and a long list of the user’s operations do not share their entries', async () => {
  await signInAs();
  await renderPage(
    <>
      <section aria-label="short">
        <OwnOperations count={1} />
      </section>
      <section aria-label="long">
        <OwnOperations count={5} />
      </section>
    </>,
  );
  const entries = (name: string) => within(screen.getByRole('region', { name })).findAllByRole('listitem');
  expect(await entries('short')).toHaveLength(1);
  expect((await entries('long')).length).toBeGreaterThan(1);
});
