import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { notify } from '@/shared/display/notify';
import { hasUnsaved } from '@/shared/storage/unsaved';
import { useAskToLose } from '@/shared/form/drafts/useAskToLose';
import { closeViews, refreshView, useViewKey, useViews } from './views';

export type TabAction = 'closeCurrent' | 'closeRight' | 'closeLeft' | 'closeOthers' | 'closeAll' | 'refresh';

/** Returns a function that runs a tab action. Tells the user if no tab can be closed. Asks before input is lost. */
export function useTabActions(): (action: TabAction, key: string) => Promise<void> {
  const { t } = useTranslation('app');
  const askToLose = useAskToLose();
  const navigate = useNavigate();
  const current = useViewKey()(useLocation());

  const mayLose = async (keys: readonly string[]) => !keys.some((key) => hasUnsaved(key)) || (await askToLose());

  return async (action, key) => {
    if (action === 'refresh') {
      if (await mayLose([key])) refreshView(key);
      return;
    }
    const keys = keysToClose(action, key);
    if (keys.length === 0) return notify.info(t(NOTHING[action]));
    if (!(await mayLose(keys))) return;
    const next = closeViews(keys, current);
    if (next) void navigate(next, { state: next.state as unknown });
  };
}

const NOTHING = {
  closeCurrent: 'tabs.last',
  closeAll: 'tabs.last',
  closeOthers: 'tabs.last',
  closeLeft: 'tabs.noneLeft',
  closeRight: 'tabs.noneRight',
} as const;

/**
 * The keys of the tabs that an action closes. Returns no keys if only one tab is open. Only `closeCurrent` closes a
 * pinned tab.
 */
function keysToClose(action: Exclude<TabAction, 'refresh'>, key: string): string[] {
  const { views } = useViews.getState();
  const index = views.findIndex((view) => view.key === key);
  const free = (list: typeof views) => list.filter((view) => !view.pinned).map((view) => view.key);
  switch (action) {
    case 'closeCurrent':
      return views.length > 1 ? [key] : [];
    case 'closeRight':
      return free(views.slice(index + 1));
    case 'closeLeft':
      return free(views.slice(0, index));
    case 'closeOthers':
      return free(views.filter((view) => view.key !== key));
    case 'closeAll':
      return views.length > 1 ? free(views) : [];
  }
}
