import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { renderPage, speak } from '@/testing/renderPage';
import { AuditTimeline } from './AuditTimeline';

beforeEach(() => speak('en-US'));
afterEach(() => speak());

it('the audit history shows the end date of a deferral in the user’s date format', async () => {
  const log = {
    id: 1,
    action: 'later',
    remark: '2026-12-01',
    operatorName: '李静',
    operateTime: '2026-11-29 10:00:00',
  };
  await renderPage(<AuditTimeline logs={[log]} />);
  expect(await screen.findByText('Snoozed until')).toBeVisible();
  expect(screen.getByText('Dec 1, 2026')).toBeVisible();
});
