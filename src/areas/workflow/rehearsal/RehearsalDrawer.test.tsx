import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderPage, signInAs } from '@/testing/renderPage';
import { RehearsalDrawer } from './RehearsalDrawer';

beforeEach(() => signInAs());

it('cancelling the rehearsal of a changed workflow stops the web worker', async () => {
  const started = vi.fn<(order: unknown) => void>();
  const ended = vi.fn<() => void>();
  vi.stubGlobal(
    'Worker',
    class {
      postMessage = started;
      terminate = ended;
    },
  );
  const drawing = async () => '<definitions />';
  const { user } = await renderPage(
    <RehearsalDrawer procDefKey="leave" title="预演" drawing={drawing} onClose={() => undefined} />,
  );
  await waitFor(() => expect(started).toHaveBeenCalled());
  expect(ended).not.toHaveBeenCalled();
  await user.click(screen.getByText('取消'));
  await waitFor(() => expect(ended).toHaveBeenCalled());
  expect(screen.getByText('重新预演')).toBeVisible();
});
