import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { request } from '@/shared/api/http';
import { useSession } from '@/shared/auth/session';
import { keepReviewSettings } from '@/shared/settings/reviewSettings';
import { findDialog } from '@/testing/findDialog';
import { renderPage, signInAs } from '@/testing/renderPage';
import { server } from '@/testing/server';
import CompanyDetailPage from '../company/CompanyDetailPage';
import CompanyListPage from '../company/CompanyListPage';
import { companies } from '../company/company.review';
import { positions } from '../position/position.review';
import MergePage from './MergePage';

const setConfig = (merging: boolean) => useSession.setState(({ config }) => ({ config: { ...config, merging } }));

beforeEach(async () => {
  keepReviewSettings({ keys: true, advance: true, undo: false });
  await signInAs();
  setConfig(true);
});

/** Two companies with the same credit code; both are known by their ids in the seeds. */
const [ONE, OTHER] = [1012, 1024];
const ADDRESS = `/approval/recordMerge?kind=approval%3Acompany&id=${ONE}&other=${OTHER}`;
const get = (id: number) => companies.api.get(id);
const positionsOf = async (companyId: number) =>
  (await positions.api.list({ pageNum: 1, pageSize: 1000 })).records.filter((row) => row.companyId === companyId).length;

it('the check that names a duplicate leads to the page that merges both', async () => {
  const { user, router } = await renderPage(<CompanyDetailPage />, `/approval/companyDetail?id=${OTHER}`);
  const other = await get(ONE);
  await user.click(await screen.findByRole('link', { name: `与“${other.companyName}”合并` }));
  expect(router.state.location.pathname + router.state.location.search).toBe(
    `/approval/recordMerge?kind=approval%3Acompany&id=${OTHER}&other=${ONE}`,
  );
});
