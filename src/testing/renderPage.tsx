import { QueryClientProvider } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { type ReactNode, Suspense } from 'react';
import { createMemoryRouter, type InitialEntry, RouterProvider, useLocation } from 'react-router-dom';
import { demoAccount } from '@mocks/demo';
import menus from '@mocks/seeds/generated/menus.json';
import { antdLocale } from '@/app/i18n/antdLocales';
import { AntdRoot } from '@/app/theme/AntdRoot';
import { startI18n } from '@/app/i18n/i18n';
import { nodeAt } from '@/app/navigation/MenuContext';
import { menuLinks } from '@/app/navigation/menuLinks';
import { buildMenuTree } from '@/app/navigation/menuTree';
import NoticeHost from '@/app/theme/NoticeHost';
import { Dialogs } from '@/shared/display/useDialogs';
import { MenuLinkContext } from '@/shared/menu/links';
import { PlaceContext } from '@/shared/menu/place';
import { queryClient } from '@/shared/api/queryClient';
import { request } from '@/shared/api/http';
import { paths } from '@/shared/api/paths';
import { toCurrentUser } from '@/shared/auth/currentUser';
import { beginSession, useSession } from '@/shared/auth/session';
import type { Language } from '@/shared/settings/languages';

const areas = Object.keys(import.meta.glob('../areas/*/locales/zh-CN.json')).map((path) => path.split('/')[2] ?? '');

/** The contract's menu. It provides the links of a page and the menu row of its address. */
const tree = buildMenuTree(menus);
const links = menuLinks(tree);

function AtPlace({ children }: { children: ReactNode }) {
  const place = nodeAt(tree, useLocation().pathname);
  const screen = <Dialogs>{children}</Dialogs>;
  return place ? <PlaceContext value={place}>{screen}</PlaceContext> : screen;
}

/** Signs in at the mock backend, like the sign-in page and the start of the app. */
export async function signInAs(username = demoAccount.username): Promise<void> {
  const data = { username, password: demoAccount.password, rememberMe: true };
  const answer = (await request({ method: 'post', url: paths.login, data })) as { token: string };
  beginSession(answer.token);
  useSession.setState({ user: toCurrentUser(await request({ url: paths.userInfo })) });
}

/** Loads all translations, including antd's, and sets the language, by default Chinese. */
export async function speak(language: Language = 'zh-CN'): Promise<void> {
  if (!i18next.isInitialized)
    await startI18n([
      'app',
      'tools',
      'help',
      'review',
      'home',
      'access',
      'activity',
      'register',
      'binding',
      'custom',
      'notification',
      'history',
      'notes',
      'gone',
      'merge',
      'handover',
      'substitute',
      'bulk',
      'columns',
      'filter',
      'views',
      'transfer',
      'factors',
      ...areas,
    ]);
  await Promise.all([i18next.changeLanguage(language), antdLocale(language)]);
}

/** Renders a screen at an address, with all providers that screens need. Returns the user and the router. */
export async function renderPage(page: ReactNode, address: InitialEntry = '/') {
  await speak(i18next.isInitialized ? (i18next.language as Language) : 'zh-CN');
  const router = createMemoryRouter([{ path: '*', element: <AtPlace>{page}</AtPlace> }], { initialEntries: [address] });
  // The page suspends until its translations and antd's locale are loaded.
  const view = await act(async () =>
    render(
      <QueryClientProvider client={queryClient}>
        <Suspense fallback={null}>
          <AntdRoot>
            <MenuLinkContext value={links}>
              <RouterProvider router={router} useTransitions={false} />
            </MenuLinkContext>
          </AntdRoot>
          <NoticeHost />
        </Suspense>
      </QueryClientProvider>,
    ),
  );
  return { ...view, router, user: userEvent.setup({ delay: null }) };
}
