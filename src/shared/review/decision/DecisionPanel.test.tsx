import { screen, waitFor } from '@testing-library/react';
import { Activity, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { renderPage, signInAs } from '@/testing/renderPage';
import type { Check } from '@/shared/record/marks/check';
import { keepDraft } from '@/shared/form/drafts/drafts';
import { hasUnsaved } from '@/shared/storage/unsaved';
import { DecisionPanel } from './DecisionPanel';

/** The props that all panels here share. */
const PANEL = {
  name: '青禾',
  reasons: { kind: 'thing', presets: [] },
  failure: '',
  busy: false,
  draftOf: (more: Readonly<Record<string, unknown>>) => more,
};

it('a decision is not sent if the opinion and the note about failed checks are too long together', async () => {
  await signInAs();
  const draft = { path: '/thing/pass', record: 1 };
  keepDraft(draft, { reason: '好'.repeat(190) });
  const failed: Check = { name: 'term', label: '有效期', fields: [], found: 'warn', message: '已过期' };
  const onSubmit = vi.fn();
  const { user } = await renderPage(
    <DecisionPanel
      verdict="pass"
      draft={draft}
      {...PANEL}
      open={[failed]}
      onSubmit={onSubmit}
      onClose={() => undefined}
    />,
  );
  await user.click(await screen.findByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: '仍要通过' }));
  expect(await screen.findByText(/^审核意见（选填）最多\d+个字符$/)).toBeVisible();
  expect(onSubmit).not.toHaveBeenCalled();
});

/** The panel of a rejection in a tab. Buttons hide the tab, show it again and close the panel. */
function RejectionInTab() {
  const [state, setState] = useState<'visible' | 'hidden' | 'closed'>('visible');
  return (
    <>
      <button type="button" onClick={() => setState('hidden')}>
        hide
      </button>
      <button type="button" onClick={() => setState('visible')}>
        show
      </button>
      <Activity mode={state === 'hidden' ? 'hidden' : 'visible'}>
        {state !== 'closed' && (
          <DecisionPanel
            verdict="reject"
            draft={{ path: '/thing/reject', record: 1 }}
            {...PANEL}
            open={[]}
            onSubmit={() => undefined}
            onClose={() => setState('closed')}
          />
        )}
      </Activity>
    </>
  );
}

it('a typed rejection reason counts as unsaved until its panel is closed, even while the tab is hidden', async () => {
  await signInAs();
  const { user } = await renderPage(<RejectionInTab />);
  await user.type(await screen.findByRole('textbox'), '资料不全');
  await expect.poll(() => hasUnsaved()).toBe(true);
  await user.click(screen.getByRole('button', { name: 'hide' }));
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(hasUnsaved()).toBe(true);
  await user.click(screen.getByRole('button', { name: 'show' }));
  await user.click(await screen.findByRole('button', { name: '取消' }));
  await expect.poll(() => hasUnsaved()).toBe(false);
});

it('a reason restored from a draft counts as unsaved until it is cleared', async () => {
  await signInAs();
  keepDraft({ path: '/thing/reject', record: 1 }, { reason: '资料不全' });
  const { user } = await renderPage(<RejectionInTab />);
  const reason = await screen.findByRole('textbox');
  expect(reason).toHaveValue('资料不全');
  expect(hasUnsaved()).toBe(true);
  await user.clear(reason);
  await expect.poll(() => hasUnsaved()).toBe(false);
});

it('the confirmation of failed checks does not cover a check that fails later', async () => {
  await signInAs();
  const check = (name: string): Check => ({ name, label: name, fields: [], found: 'warn', message: '不符' });
  const onSubmit = vi.fn();
  function Passing() {
    const [open, setOpen] = useState([check('有效期')]);
    return (
      <>
        <button type="button" onClick={() => setOpen([check('有效期'), check('重复')])}>
          end the second check
        </button>
        <DecisionPanel
          verdict="pass"
          draft={{ path: '/thing/pass', record: 2 }}
          {...PANEL}
          open={open}
          onSubmit={onSubmit}
          onClose={() => undefined}
        />
      </>
    );
  }
  const { user } = await renderPage(<Passing />);
  await user.click(await screen.findByRole('checkbox'));
  await user.click(screen.getByText('end the second check'));
  expect(screen.getByRole('checkbox')).not.toBeChecked();
  await user.click(screen.getByRole('button', { name: '仍要通过' }));
  expect(onSubmit).not.toHaveBeenCalled();
  await user.click(screen.getByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: '仍要通过' }));
  await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
});
