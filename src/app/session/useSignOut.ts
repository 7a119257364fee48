import { App } from 'antd';
import { useTranslation } from 'react-i18next';
import { hasUnsaved } from '@/shared/storage/unsaved';
import { signOut } from './signOut';

/** Returns a function that signs out. It asks first if there is unsaved input, or data that only this browser has. */
export function useSignOut(): () => Promise<void> {
  const { t } = useTranslation(['app', 'shared']);
  const { modal } = App.useApp();
  return async () => {
    const ask = { title: t('shared:action.signOut'), content: t('shell.signOutAsk') };
    if (hasUnsaved() && !(await modal.confirm({ ...ask, focusable: { autoFocusButton: 'cancel' as const } }))) return;
    if (await askToKeep(modal)) await signOut();
  };
}

/** Loads and calls `session/askToKeep`. Resolves to true if its code cannot be loaded. */
export const askToKeep = (modal: ReturnType<typeof App.useApp>['modal']) =>
  import('@/app/session/askToKeep').then(
    (module) => module.askToKeep(modal),
    () => true,
  );
