import { type App, Checkbox } from 'antd';
import i18next from 'i18next';
import { useSession } from '@/shared/auth/session';
import { isKeptHere, isOnlyHere, keepHere } from '@/shared/personal/traces';

type Modal = ReturnType<typeof App.useApp>['modal'];

/**
 * Says before a sign-out that this browser forgets views and starred places which no server stores, unless the user wants
 * them kept. False when the user stays signed in; true without a question when nothing would be lost.
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
