import { MenuKnowledgeContext } from '@/shared/menu/menuKnowledge';
import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { queryClient } from '@/shared/api/queryClient';
import { can } from '@/shared/auth/permission';
import { useSession } from '@/shared/auth/session';
import { SignOutContext } from '@/shared/auth/SignOutContext';
import { useViewAs } from '@/shared/auth/viewAs';
import { MenuLinkContext } from '@/shared/menu/links';
import { onMenuChange } from '@/shared/menu/menuChanges';
import { AntdRoot } from '@/app/theme/AntdRoot';
import { whenIdle } from '@/shared/lib/timing';
import { DropInputContext } from '@/shared/storage/unsaved';
import { reloadMenu } from '@/app/session/boot';
import { endWarmUp } from './warmUp';
import { MenuContext } from '@/app/navigation/MenuContext';
import { addFixedScreens } from '@/app/navigation/fixedScreens';
import { menuKnowledge } from '@/app/navigation/menuKnowledge';
import { menuLinks } from '@/app/navigation/menuLinks';
import { menuRoutes } from '@/app/navigation/menuRoutes';
import { filterTree, type MenuTree } from '@/app/navigation/menuNode';
import { buildMenuTree } from '@/app/navigation/menuTree';
import { AppShell } from '@/app/layout/AppShell';
import { OtherWindowDialog } from '@/app/layout/OtherWindowDialog';
import { refreshView, restoreViews } from '@/app/tabs/views';
import { signOut } from '@/app/session/signOut';
import { useSessionEnd } from '@/app/session/useSessionEnd';
import { askToKeep } from '@/app/session/useSignOut';
import { buildId } from '@/shared/settings/buildId';
import { atBase } from '@/shared/settings/base';
import i18next from 'i18next';
import { notify } from '@/shared/display/notify';

export { warmUp } from './warmUp';

const trees = new WeakMap<object, MenuTree>();

/** Returns the menu tree of a server response. The tree is cached, so that re-rendering does not build it again. */
function treeOf(menu: unknown): MenuTree {
  if (typeof menu !== 'object' || menu === null) return buildMenuTree(menu);
  const known = trees.get(menu);
  if (known) return known;
  const tree = buildMenuTree(menu);
  trees.set(menu, tree);
  return tree;
}

/** Keeps only the nodes whose ids are in `menuIds`. Adds the fixed hidden screens of the remaining areas. */
function treeFor(whole: MenuTree, menuIds: ReadonlySet<string>): MenuTree {
  const tree = filterTree(whole, (node) => menuIds.has(node.id));
  if (tree !== whole) addFixedScreens(tree);
  return tree;
}

const signingOut = { askToKeep, signOut };

/** The signed-in app: the layout around the screens of the user's menu. */
export default function Desk({ menu }: { menu: unknown }) {
  const whole = treeOf(menu);
  const role = useViewAs((state) => state.role);
  const user = useSession((session) => session.user);
  const tree = filterTree(
    role ? treeFor(whole, role.menuIds) : whole,
    ({ permission }) => permission === undefined || can(user, permission),
  );
  useState(restoreViews);
  useEffect(() => {
    for (const warning of whole.warnings) console.warn(warning);
  }, [whole]);
  useEffect(() => whenIdle(endWarmUp), []);
  useEffect(() => onMenuChange(() => void reloadMenu()), []);
  useSessionEnd();
  useNewVersion();
  return (
    <QueryClientProvider client={queryClient}>
      <AntdRoot>
        <MenuContext value={tree}>
          <MenuLinkContext value={menuLinks(tree)}>
            <MenuKnowledgeContext value={menuKnowledge}>
              <SignOutContext value={signingOut}>
                <DropInputContext value={refreshView}>
                  <AppShell routes={menuRoutes(tree, { isViewed: role !== undefined })} />
                </DropInputContext>
              </SignOutContext>
              <OtherWindowDialog />
            </MenuKnowledgeContext>
          </MenuLinkContext>
        </MenuContext>
      </AntdRoot>
    </QueryClientProvider>
  );
}

/** Min time between checks for a new build, in milliseconds. A check runs only when the user returns to the window. */
const EVERY = 5 * 60_000;

/**
 * Tells the user once that the server has a newer build. Never reloads by itself, because there may be unsaved input.
 */
function useNewVersion(): void {
  useEffect(() => {
    let asked = Date.now();
    async function look() {
      if (document.hidden || Date.now() - asked < EVERY) return;
      asked = Date.now();
      const build = await fetch(atBase('/version.json'), { cache: 'no-store' })
        .then((answer) => (answer.ok ? (answer.json() as Promise<{ build?: unknown }>) : undefined))
        .then((version) => version?.build)
        .catch(() => undefined);
      if (typeof build !== 'string' || build === buildId()) return;
      document.removeEventListener('visibilitychange', onFocus);
      window.removeEventListener('focus', onFocus);
      notify.alert(i18next.t('app:version.title'), i18next.t('app:version.hint'));
    }
    const onFocus = () => void look();
    document.addEventListener('visibilitychange', onFocus);
    window.addEventListener('focus', onFocus);
    return () => {
      document.removeEventListener('visibilitychange', onFocus);
      window.removeEventListener('focus', onFocus);
    };
  }, []);
}
