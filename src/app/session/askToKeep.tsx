import { type App, Checkbox } from 'antd';
import i18next from 'i18next';
import { useSession } from '@/shared/auth/session';
import { atMost } from '@/shared/lib/timing';
import { isKeptHere, isOnlyHere, isUnsent, keepHere } from '@/shared/personal/traces';
import { followPerson } from './followPerson';
import { announceIfSlow } from './signOut';

type Modal = ReturnType<typeof App.useApp>['modal'];

/** Max wait for the server to store the user's data, in milliseconds. */
const SEND_TIMEOUT = 3000;

/**
 * Before a sign-out, sends the data that the server lacks. If some views or starred places are still stored only in
 * this browser, asks whether the browser should keep them. By default, the browser removes them. Resolves to false if
 * the user stays signed in. If the user would lose nothing, resolves to true without asking.
 */
export async function askToKeep(modal: Modal): Promise<boolean> {
  const { user } = useSession.getState();
  const userId = String(user?.userId ?? '');
  if (!user || isKeptHere(userId)) return true;
  if (isUnsent(userId)) await announceIfSlow(atMost(followPerson(user.userId).send(), SEND_TIMEOUT));
  if (!isOnlyHere(userId)) return true;
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
