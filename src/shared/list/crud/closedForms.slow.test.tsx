import { screen, waitFor } from '@testing-library/react';
import { Button, Form, Input } from 'antd';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '@/shared/api/queryClient';
import { hasUnsaved } from '@/shared/storage/unsaved';
import { EditModal } from '@/shared/form/EditModal';
import { buttonIn, findDialog } from '@/testing/find';
import { renderPage, signInAs } from '@/testing/renderPage';

beforeEach(() => signInAs());

/** Counts the listeners that are added to a target from then on. */
function countListeners(target: EventTarget): () => number {
  const added = vi.spyOn(target, 'addEventListener');
  const removed = vi.spyOn(target, 'removeEventListener');
  const lasting = () => added.mock.calls.filter(([, , options]) => !(typeof options === 'object' && options?.once));
  return () => lasting().length - removed.mock.calls.length;
}

function Page() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>新建</Button>
      {open && (
        <EditModal
          path="/x"
          title="新建参数"
          start={{ id: 0, name: '' }}
          save={() => Promise.resolve()}
          onClose={() => setOpen(false)}
          draft={{ record: 'new' }}
        >
          <Form.Item name="name" label="姓名">
            <Input />
          </Form.Item>
        </EditModal>
      )}
    </>
  );
}

it('opening and closing a form 20 times leaves no listeners, elements, drafts or queries behind', async () => {
  const { user } = await renderPage(<Page />);
  const openAndClose = async () => {
    await user.click(screen.getByRole('button', { name: '新建' }));
    await user.click(buttonIn(await findDialog(), '取消'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  };
  await openAndClose();
  const elements = document.querySelectorAll('*').length;
  const ofWindow = countListeners(window);
  const ofDocument = countListeners(document);

  for (let n = 0; n < 20; n += 1) await openAndClose();
  expect(ofWindow()).toBe(0);
  expect(ofDocument()).toBe(0);
  expect(document.querySelectorAll('*')).toHaveLength(elements);
  expect(hasUnsaved()).toBe(false);
  await waitFor(() => expect(queryClient.getQueryCache().findAll({ queryKey: ['/x'] })).toEqual([]));
});
