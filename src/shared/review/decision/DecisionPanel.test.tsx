import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderPage, signInAs } from '@/testing/renderPage';
import type { Check } from '@/shared/record/marks/check';
import { keepDraft } from '@/shared/form/drafts/drafts';
import { DecisionPanel } from './DecisionPanel';

it('an opinion that is too long together with the note about failed checks is not sent', async () => {
  await signInAs();
  const draft = { path: '/thing/pass', record: 1 };
  keepDraft(draft, { reason: '好'.repeat(190) });
  const failed: Check = { name: 'term', label: '有效期', fields: [], found: 'warn', message: '已过期' };
  const onSubmit = vi.fn();
  const { user } = await renderPage(
    <DecisionPanel
      verdict="pass"
      draft={draft}
      name="青禾"
      reasons={{ kind: 'thing', presets: [] }}
      failure=""
      busy={false}
      open={[failed]}
      draftOf={(more) => more}
      onSubmit={onSubmit}
      onClose={() => undefined}
    />,
  );
  await user.click(await screen.findByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: '仍要通过' }));
  expect(await screen.findByText(/^审核意见（选填）最多\d+个字符$/)).toBeVisible();
  expect(onSubmit).not.toHaveBeenCalled();
});
