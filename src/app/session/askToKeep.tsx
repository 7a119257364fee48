import { type App, Checkbox } from 'antd';
import i18next from 'i18next';
import { useSession } from '@/shared/auth/session';
import { isKeptHere, isOnlyHere, keepHere } from '@/shared/personal/traces';

type Modal = ReturnType<typeof App.useApp>['modal'];

/**
 * Before a sign-out, asks whether this browser should keep views and starred places that no server stores. By default,
 * the browser removes the data. Resolves to false if the user stays signed in. If the user would lose nothing, resolves
 * to true without asking.
 */
export async function askToKeep(modal: Modal): Promise<boolean> {
  const userId = String(useSession.getState().user?.userId ?? '');
  if (isKeptHere(userId) || !isOnlyHere(userId)) return true;
  await i18next.loadNamespaces('tools');
  let isKept = false;
  const goes = await modal.confirm({
    title: i18next.t('shared:action.signOut'),
    content: (
      <>
        <p>{i18next.t('tools:traces.ask')}</p>
        <Checkbox onChange={({ target }) => (isKept = target.checked)}>{i18next.t('tools:traces.keep')}</Checkbox>
      </>
    ),
    okText: i18next.t('shared:action.signOut'),
  });
  if (goes && isKept) keepHere(userId);
  return goes;
}
