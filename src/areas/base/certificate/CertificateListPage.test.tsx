import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { useJobs } from '@/shared/list/transfer/jobs';
import { buttonIn, findDialog } from '@/testing/find';
import { renderPage, signInAs } from '@/testing/renderPage';
import { occupations } from '../occupation/occupation.resource';
import CertificateListPage from './CertificateListPage';

beforeEach(() => signInAs());

it('an export of certificate kinds contains labels, not codes, for skill levels and unlimited validity', async () => {
  const posted: unknown[][] = [];
  // jsdom has no workers to write a file.
  vi.stubGlobal(
    'Worker',
    class {
      postMessage = ({ rows = [] }: { rows?: unknown[][] }) => posted.push(...rows);
      terminate = () => undefined;
    },
  );
  onTestFinished(() => useJobs.setState({ jobs: [] }));
  const { user } = await renderPage(<CertificateListPage />, '/?pageSize=10');
  await user.click(await screen.findByText('导出'));
  await user.click(buttonIn(await findDialog(), '开始导出'));
  await waitFor(() => expect(posted.length).toBeGreaterThan(1));
  const [titles = [], ...rows] = posted;
  const cells = (title: string) => rows.map((row) => row[titles.indexOf(title)]);
  expect(cells('证书等级')).toContainEqual(expect.stringMatching(/高级工、.*技师/));
  expect(cells('有效期（年）')).toContain('长期有效');
});

it('the certificate form shows the name of an occupation even if the occupation is disabled', async () => {
  const { records } = await occupations.list({ occupationName: '电工' });
  const electrician = records.find(({ occupationName }) => occupationName === '电工');
  await occupations.setStatus(electrician?.id ?? 0, '1');
  const { user } = await renderPage(<CertificateListPage />, '/?certificateName=电工');
  await user.click(await screen.findByLabelText('编辑 电工职业技能等级证书'));
  expect(await within(await findDialog()).findByTitle(/(^|\/ )电工$/)).toBeVisible();
});
