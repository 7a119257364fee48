// @fresh-modules
import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import { isStopped, shareCompany, useOtherWindow } from '@/shared/auth/otherWindows';
import { useSession } from '@/shared/auth/session';
import { renderPage, signInAs } from '@/testing/renderPage';
import { server } from '@/testing/server';
import '@/testing/world';
import { useSwitchCompany } from './useSwitchCompany';

const reloadPage = vi.hoisted(() => vi.fn<() => void>());
vi.mock('@/shared/auth/leaving', async (original) => ({ ...(await original<object>()), reloadPage }));

function Switch() {
  const switchTo = useSwitchCompany();
  return (
    <button type="button" onClick={() => void switchTo(4, '乙公司')}>
      乙公司
    </button>
  );
}

const companyOf = () => useSession.getState().user?.currCompId;

/** Loses the answer to the switch. The server acts for `company` then. */
function loseAnswer(company: number) {
  const { user } = useSession.getState();
  server.use(
    http.get('*/api/system/accounts/switch_comp', () => HttpResponse.error()),
    http.get('*/api/system/user/info', () => HttpResponse.json({ code: 0, data: { ...user, currCompId: company } })),
  );
}

beforeEach(async () => {
  reloadPage.mockReset();
  await signInAs();
  useSession.setState(({ user }) => ({ user: user && { ...user, currCompId: 3 } }));
});

it('when the response to a company switch is lost, the page reloads if the server has switched the company', async () => {
  loseAnswer(4);
  const { user } = await renderPage(<Switch />);
  await user.click(await screen.findByRole('button', { name: '乙公司' }));
  await expect.poll(() => reloadPage).toHaveBeenCalledOnce();
});

it('when the response to a company switch is lost, nothing changes if the server has not switched the company', async () => {
  loseAnswer(3);
  const { user } = await renderPage(<Switch />);
  await user.click(await screen.findByRole('button', { name: '乙公司' }));
  await expect.poll(() => companyOf()).toBe(3);
  expect(await screen.findByText(/网络/)).toBeVisible();
  expect(reloadPage).not.toHaveBeenCalled();
});

it('when the response to a company switch is lost, the page reloads if loading the current company also fails', async () => {
  loseAnswer(3);
  server.use(http.get('*/api/system/user/info', () => HttpResponse.json({ code: 500, msg: '系统繁忙' })));
  const { user } = await renderPage(<Switch />);
  await user.click(await screen.findByRole('button', { name: '乙公司' }));
  await expect.poll(() => reloadPage).toHaveBeenCalledOnce();
});

it('a company switch blocks the window until the server answers; a refused switch unblocks the window', async () => {
  shareCompany();
  const stopped: boolean[] = [];
  server.use(
    http.get('*/api/system/accounts/switch_comp', () => {
      stopped.push(isStopped());
      return HttpResponse.json({ code: 500, msg: '企业已停用' });
    }),
  );
  const { user } = await renderPage(<Switch />);
  await user.click(await screen.findByRole('button', { name: '乙公司' }));
  expect(await screen.findByText('企业已停用')).toBeVisible();
  expect(stopped).toEqual([true]);
  expect(useOtherWindow.getState().what).toBeUndefined();
  expect(isStopped()).toBe(false);
});
