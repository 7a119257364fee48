import { screen, waitFor } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { contacts } from '@/areas/system/contacts/contacts.resource';
import { queryClient } from '@/shared/api/queryClient';
import { renderPage, signInAs } from '@/testing/renderPage';
import { HideableTab } from '@/testing/samples/HideableTab';
import { server } from '@/testing/server';
import { RecordOf } from './RecordOf';

beforeEach(() => signInAs());

it('the page of a record keeps its input while another tab hides it, even after the cache has dropped the record', async () => {
  const { user } = await renderPage(
    <HideableTab>
      <RecordOf api={contacts} list="contacts">
        {({ name }) => <input aria-label={name} />}
      </RecordOf>
    </HideableTab>,
    '/?id=1',
  );
  const [input = expect.fail('no record')] = await screen.findAllByRole('textbox');
  await user.type(input, '周五前回电');
  await user.click(screen.getByText('tab'));
  queryClient.removeQueries({ type: 'inactive' });
  let asked = false;
  server.use(
    http.get('*/system/contacts/get/1', async () => {
      asked = true;
      await delay('infinite');
      return HttpResponse.json({});
    }),
  );
  await user.click(screen.getByText('tab'));
  await waitFor(() => expect(asked).toBe(true));
  expect(screen.getByRole('textbox')).toBe(input);
  expect(input).toHaveValue('周五前回电');
  expect(input).toBeVisible();
});
