import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { crudApi } from '@/shared/api/crudApi';
import { id } from '@/shared/api/fields';
import { renderPage, signInAs } from '@/testing/renderPage';
import { server } from '@/testing/server';
import { Secrets, SecretText } from './secrets';

const orders = crudApi(z.object({ id }), '/biz/order', 'id');

/** Shows the phone number of one record after another, as in a queue. */
function Phone({ text }: { text: string }) {
  const [record, setRecord] = useState(1);
  return (
    <Secrets api={orders} id={record} permission="sales:order:get">
      <SecretText secret="phone" field="buyerPhone" label="电话" text={text} />
      <button type="button" onClick={() => setRecord(record + 1)}>
        下一条
      </button>
    </Secrets>
  );
}

it('a revealed phone number is not shown for another record with the same masked number', async () => {
  await signInAs();
  server.use(
    http.post('*/api/biz/order/reveal/:id', ({ params }) =>
      HttpResponse.json({ code: 0, data: { value: `1380000800${String(params.id)}` } }),
    ),
  );
  const { user } = await renderPage(<Phone text="138****8001" />);
  await user.click(await screen.findByLabelText('显示电话'));
  expect(await screen.findByText('13800008001')).toBeVisible();
  await user.click(screen.getByText('下一条'));
  expect(screen.getByText('138****8001')).toBeVisible();
  await user.click(screen.getByLabelText('复制电话'));
  expect(await navigator.clipboard.readText()).toBe('13800008002');
});

it('revealing a phone number shows the full number from the record if the response has no number', async () => {
  await signInAs();
  server.use(http.post('*/api/biz/order/reveal/:id', () => HttpResponse.json({ code: 0 })));
  const { user } = await renderPage(<Phone text="13800008001" />);
  expect(await screen.findByText('138****8001')).toBeVisible();
  await user.click(screen.getByLabelText('显示电话'));
  expect(await screen.findByText('13800008001')).toBeVisible();
});
