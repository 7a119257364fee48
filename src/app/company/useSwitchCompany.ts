import { App } from 'antd';
import { useTranslation } from 'react-i18next';
import { alreadyShown, isTemporary } from '@/shared/api/ApiError';
import type { Id } from '@/shared/lib/id';
import { request } from '@/shared/api/http';
import { paths } from '@/shared/api/paths';
import { type CurrentUser, toCurrentUser } from '@/shared/auth/currentUser';
import { finishWork, reloadPage } from '@/shared/auth/leaving';
import { checkSession, shareCompany, useOtherWindow } from '@/shared/auth/otherWindows';
import { useSession } from '@/shared/auth/session';
import { hasUnsaved } from '@/shared/storage/unsaved';
import { errorTextNow } from '@/shared/display/errorText';
import { notify } from '@/shared/display/notify';

/** Returns a function that switches to another of the user's companies. It asks first if the user has unsaved input. */
export function useSwitchCompany(): (compId: Id, companyName: string) => Promise<void> {
  const { t } = useTranslation('app');
  const { modal } = App.useApp();

  return async (compId, companyName) => {
    const { user } = useSession.getState();
    if (!user || String(compId) === String(user.currCompId)) return;
    const ask = { title: t('shell.companySwitch'), content: t('shell.companySwitchAsk', { name: companyName }) };
    if (hasUnsaved() && !(await modal.confirm({ ...ask, focusable: { autoFocusButton: 'cancel' as const } }))) return;
    await finishWork(); // pending decisions belong to the current company
    useSession.setState({ user: { ...user, currCompId: compId } });
    try {
      await request({ url: paths.switchCompany, params: { compId } });
      shareCompany();
      reloadPage();
    } catch (error) {
      if (isTemporary(error) && (await hasSwitched(user))) {
        shareCompany();
        reloadPage();
        return;
      }
      useSession.setState({ user });
      // The window may have been blocked meanwhile, because its company differed from the stored one.
      useOtherWindow.setState({ what: undefined });
      checkSession();
      if (!alreadyShown(error)) notify.error(errorTextNow(error));
    }
  };
}

/**
 * After a switch without a clear response, asks the server whether the user now acts for another company. Resolves to
 * true if this request fails too. The caller then reloads the page, because the next record could otherwise be saved
 * for the wrong company.
 */
const hasSwitched = ({ currCompId }: CurrentUser): Promise<boolean> =>
  request({ url: paths.userInfo, quiet: true })
    .then((info) => String(toCurrentUser(info).currCompId) !== String(currCompId))
    .catch(() => true);
