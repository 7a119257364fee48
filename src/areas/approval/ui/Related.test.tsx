import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { renderPage, signInAs } from '@/testing/renderPage';
import { server } from '@/testing/server';
import { companies } from '../company/company.review';
import { SameRecords } from './Related';

beforeEach(() => signInAs());

it('a masked phone number links to the other companies with the same number', async () => {
  const { records } = await companies.api.list({ pageNum: 1, pageSize: 2 });
  const [row, other] = records;
  if (!row || !other) throw new Error('no companies');
  server.use(
    http.get('*/api/biz/company/same/:id', ({ request }) => {
      const fields = new URL(request.url).searchParams.get('fields');
      return HttpResponse.json({ code: 0, data: { records: fields === 'contactPhone' ? records : [], total: 2 } });
    }),
  );
  expect(row.contactPhone).toContain('****');
  await renderPage(<SameRecords kind={companies} label="该联系电话的企业" row={row} field="contactPhone" />);
  const line = within(await screen.findByRole('listitem'));
  expect(line.getByText(/该联系电话的企业 \(2\)/)).toBeVisible();
  expect(line.getAllByRole('link').map((link) => link.textContent.trim())).toEqual([other.companyName]);
});

it('an unmasked phone number links to the list of companies with that number', async () => {
  const { records } = await companies.api.list({ pageNum: 1, pageSize: 1 });
  const [row] = records.map((one) => ({ ...one, contactPhone: '13800138000' }));
  if (!row) throw new Error('no company');
  await renderPage(<SameRecords kind={companies} label="该联系电话的企业" row={row} field="contactPhone" />);
  const link = await screen.findByRole('link', { name: '该联系电话的企业' });
  expect(link).toHaveAttribute('href', expect.stringContaining('contactPhone=13800138000'));
});
