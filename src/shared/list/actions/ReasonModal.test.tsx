import { useQuery } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderPage } from '@/testing/renderPage';
import { ReasonModal } from './ReasonModal';

it('the reason dialog runs the action with the typed reason, then reloads the list and the record', async () => {
  const list = vi.fn(() => Promise.resolve([]));
  const get = vi.fn(() => Promise.resolve({}));
  const run = vi.fn(() => Promise.resolve());
  const onClose = vi.fn();
  function Page() {
    useQuery({ queryKey: ['/thing', 'list', {}], queryFn: list });
    useQuery({ queryKey: ['/thing', 'get', '1'], queryFn: get });
    return (
      <ReasonModal
        path="/thing"
        title="停用"
        label="原因"
        okText="停用"
        kind="thing.stop"
        run={run}
        onClose={onClose}
      />
    );
  }
  const { user } = await renderPage(<Page />);
  await user.type(await screen.findByLabelText('原因'), ' 信息虚假 ');
  await user.click(screen.getByText('停用', { selector: 'button span' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(run).toHaveBeenCalledExactlyOnceWith('信息虚假', undefined, { reason: ' 信息虚假 ' });
  expect(list).toHaveBeenCalledTimes(2);
  expect(get).toHaveBeenCalledTimes(2);
});
