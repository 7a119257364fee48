import { screen, waitFor } from '@testing-library/react';
import { StrictMode, useEffect, useState } from 'react';
import { type RouteObject, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { useViewAs, viewAsSelf } from '@/shared/auth/viewAs';
import { changeSetting, useSettings } from '@/shared/settings/settings';
import { hasUnsaved, markUnsaved } from '@/shared/storage/unsaved';
import { buttonIn, findDialog } from '@/testing/find';
import { renderPage, speak } from '@/testing/renderPage';
import { useMenuLink } from '@/shared/menu/links';
import { MenuContext } from '@/app/navigation/MenuContext';
import { buildMenuTree } from '@/app/navigation/menuTree';
import { KeptViews } from './KeptViews';
import { closeViews, useViews } from './views';

const mounted: string[] = [];
const rendered: string[] = [];
function Screen({ name }: { name: string }) {
  const { search } = useLocation();
  rendered.push(name);
  // Uses the hooks of a typical screen: links, the address as state, the menu.
  const [params] = useSearchParams();
  useNavigate();
  useMenuLink();
  useEffect(() => {
    mounted.push(name);
    return () => void mounted.splice(mounted.indexOf(name), 1);
  }, [name]);
  return (
    <>
      <p>{`${name} sees ${search}`}</p>
      <p>{params.get('id')}</p>
      <input aria-label={`field of ${name}`} />
    </>
  );
}

const KEYS = ['BiographicalNotes', 'resumeInfo', 'other'];
const routes: RouteObject[] = KEYS.map((key) => ({ path: `/${key}`, element: <Screen name={key} /> }));
const tree = buildMenuTree(
  KEYS.map((menuKey, index) => ({
    menuId: index + 1,
    parentId: 0,
    menuKey,
    menuName: menuKey,
    path: `/${menuKey}`,
    component: menuKey,
  })),
);

/** The open views. A click on the button takes the page `other` from the menu. */
function Views() {
  const [isTaken, setTaken] = useState(false);
  const left = (path = '') => !isTaken || path !== '/other';
  const refused = { path: '*', element: <p>no access</p> };
  return (
    <MenuContext value={isTaken ? { ...tree, all: tree.all.filter(({ path }) => left(path)) } : tree}>
      <button type="button" onClick={() => setTaken(true)}>
        take
      </button>
      <KeptViews routes={[...routes.filter(({ path }) => left(path)), refused]} keepAll={useSettings().multiTab} />
    </MenuContext>
  );
}

async function open(address: string, multiTab: boolean) {
  changeSetting('multiTab', multiTab);
  const page = await renderPage(
    <StrictMode>
      <Views />
    </StrictMode>,
    address,
  );
  await screen.findByRole('textbox');
  async function goTo(to: string) {
    await page.router.navigate(to);
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: `field of ${to.match(/\w+/)?.[0]}` })).toBeVisible(),
    );
  }
  return { ...page, goTo };
}
const field = (name: string) => screen.queryByRole('textbox', { name: `field of ${name}`, hidden: true });

beforeEach(async () => {
  // React continues to render hidden views after `act` returns, so these tests wait for visible content instead.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  await speak();
  mounted.length = 0;
  rendered.length = 0;
  useViews.setState({ views: [], used: [] });
});
afterEach(viewAsSelf);

it('without the tab bar, the resume library stays mounted, but other pages do not', async () => {
  const { user, goTo } = await open('/BiographicalNotes?pageNum=3', false);
  await user.type(screen.getByRole('textbox'), 'half a word');
  await goTo('/resumeInfo?id=7');
  expect(await screen.findByText('resumeInfo sees ?id=7')).toBeVisible();
  expect(screen.getByText('BiographicalNotes sees ?pageNum=3')).not.toBeVisible();
  expect(screen.getAllByRole('textbox')).toEqual([field('resumeInfo')]);
  await waitFor(() => expect(mounted).not.toContain('BiographicalNotes'));

  await goTo('/other');
  await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'other' })).toHaveFocus());
  await goTo('/BiographicalNotes?pageNum=3');
  expect(field('BiographicalNotes')).toHaveValue('half a word');
  expect(field('BiographicalNotes')).toBeVisible();
  expect(field('other')).toBeNull();
});

it('with the tab bar, every page and every record stays mounted until its tab is closed', async () => {
  const { user, goTo } = await open('/other', true);
  await user.type(screen.getByRole('textbox'), 'one');
  await goTo('/resumeInfo?id=7');
  await user.type(screen.getByRole('textbox'), 'seven');
  await goTo('/resumeInfo?id=8');
  await waitFor(() => expect(screen.getByRole('textbox')).toHaveValue(''));
  await goTo('/resumeInfo?id=7');
  await waitFor(() => expect(screen.getByRole('textbox')).toHaveValue('seven'));
  expect(field('other')).toHaveValue('one');
  closeViews(['/other'], '/resumeInfo?id=7');
  await waitFor(() => expect(field('other')).toBeNull());
  await goTo('/other');
  expect(screen.getByRole('textbox')).toHaveValue('');
});

it('turning the tab bar off asks the user before it closes a page with unsaved input', async () => {
  const { user, goTo } = await open('/other', true);
  await user.type(screen.getByRole('textbox'), 'half a word');
  markUnsaved('form', '/other', true);
  await goTo('/BiographicalNotes');
  await goTo('/resumeInfo?id=7');
  changeSetting('multiTab', false);
  await user.click(buttonIn(await findDialog('内容未保存'), '继续编辑'));
  await waitFor(() => expect(useSettings.getState().multiTab).toBe(true));
  expect(field('other')).toHaveValue('half a word');

  changeSetting('multiTab', false);
  await user.click(buttonIn(await findDialog('内容未保存'), '放弃修改'));
  await waitFor(() => expect(field('other')).toBeNull());
  expect([useSettings.getState().multiTab, hasUnsaved()]).toEqual([false, false]);
  expect(field('BiographicalNotes')).toBeInTheDocument();
});

it('turning the tab bar off asks nothing if only pages that stay open have unsaved input', async () => {
  const { goTo } = await open('/other', true);
  markUnsaved('library', '/BiographicalNotes', true);
  markUnsaved('form', '/resumeInfo?id=7', true);
  await goTo('/BiographicalNotes');
  await goTo('/resumeInfo?id=7');
  changeSetting('multiTab', false);
  await waitFor(() => expect(field('other')).toBeNull());
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(field('BiographicalNotes')).toBeInTheDocument();
  expect(hasUnsaved('/resumeInfo?id=7')).toBe(true);
});

it('a page with unsaved input stays open after the user has lost access to it, until the user leaves it', async () => {
  const { user, router, goTo } = await open('/other', false);
  await user.type(screen.getByRole('textbox'), 'half a word');
  markUnsaved('form', '/other', true);
  await user.click(screen.getByRole('button', { name: 'take' }));
  await screen.findByRole('heading', { name: 'other' });
  expect(field('other')).toHaveValue('half a word');
  expect(screen.queryByText('no access')).toBeNull();

  await goTo('/resumeInfo?id=7');
  markUnsaved('form', '/other', false);
  await router.navigate('/other');
  expect(await screen.findByText('no access')).toBeVisible();
});

it('a page with unsaved input closes when the user previews a role without access to the page', async () => {
  const { user } = await open('/other', false);
  markUnsaved('form', '/other', true);
  useViewAs.setState({ role: { roleName: 'editor', menuIds: new Set(), buttons: [] } });
  await user.click(screen.getByRole('button', { name: 'take' }));
  expect(await screen.findByText('no access')).toBeVisible();
  expect(field('other')).toBeNull();
});

it('a page without unsaved input closes as soon as the user loses access to the page', async () => {
  const { user } = await open('/other', false);
  await user.click(screen.getByRole('button', { name: 'take' }));
  expect(await screen.findByText('no access')).toBeVisible();
  expect(field('other')).toBeNull();
});

it('the list behind a review queue stays mounted only while the user works through the queue', async () => {
  const { user, goTo } = await open('/other?pageNum=2', false);
  await user.type(screen.getByRole('textbox'), 'chosen');
  await goTo('/resumeInfo?id=7&queue=pageNum%3D2');
  await goTo('/resumeInfo?id=8&queue=pageNum%3D2');
  expect(field('other')).not.toBeVisible();
  await goTo('/other?pageNum=2&at=8');
  expect(field('other')).toHaveValue('chosen');
  await goTo('/resumeInfo?id=8&queue=pageNum%3D2');
  await goTo('/BiographicalNotes');
  await waitFor(() => expect(field('other')).toBeNull());
});

it('a page in a background tab keeps its own address while the user visits other pages', async () => {
  const { goTo } = await open('/other?pageNum=2', true);
  const texts = screen.getByText('other sees ?pageNum=2');
  await goTo('/resumeInfo?id=7');
  await goTo('/BiographicalNotes?pageNum=5');
  expect(texts).toHaveTextContent('other sees ?pageNum=2');
  await goTo('/other?pageNum=2');
  expect(screen.getByText('other sees ?pageNum=2')).toBe(texts);
  await goTo('/other?pageNum=3');
  await waitFor(() => expect(texts).toHaveTextContent('other sees ?pageNum=3'));
});

it('leaving a screen does not render the screen again', async () => {
  const { goTo } = await open('/other', false);
  rendered.length = 0;
  await goTo('/resumeInfo?id=7');
  expect(rendered.length).toBeGreaterThan(0);
  expect(rendered).not.toContain('other');
});

it('opening a tab between two open tabs moves no existing page in the DOM', async () => {
  const { goTo } = await open('/other', true);
  await goTo('/resumeInfo?id=7');
  await goTo('/other');
  const moved: string[] = [];
  const watch = new MutationObserver((changes) =>
    moved.push(...changes.flatMap(({ removedNodes }) => [...removedNodes].map(({ textContent }) => textContent ?? ''))),
  );
  watch.observe(document.querySelector('[data-views]') ?? expect.fail('no views'), { childList: true });
  await goTo('/BiographicalNotes');
  watch.disconnect();
  expect(moved).toEqual([]);
});
