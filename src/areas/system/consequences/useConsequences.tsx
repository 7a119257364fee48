import { App, Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import type { FormOf } from '@/shared/api/crudApi';
import type { Bulk } from '@/shared/list/bulk/bulk';
import type { Id } from '@/shared/lib/id';
import { Lazy } from '@/shared/lazy/Lazy';
import type { RightsChange } from './world';
import type { RightsOf } from './recentChanges';

const load = () => import('./ConsequencesView');
const loadTakeBack = () => import('./TakeBack');
const loadChanges = () => import('./recentChanges');

/** The consequences of a change, for the dialog that asks to confirm it. */
export const WhatChanges = ({ change }: { change: RightsChange }) => (
  <Lazy load={load} fallback={<Skeleton active title={false} />}>
    {({ ConsequencesView }) => <ConsequencesView change={change} />}
  </Lazy>
);

/**
 * Returns functions and props that show the consequences of a change of rights before the change is saved. They also
 * store the earlier rights, so that the user can undo the change (`TakeBack`).
 */
export function useConsequences<T extends object>(kind: RightsOf<T>) {
  const { t } = useTranslation(['system', 'shared']);
  const { modal } = App.useApp();
  const { of, api } = kind;

  const ask = async (change: RightsChange, title: string, okText?: string): Promise<boolean> =>
    await modal.confirm({
      title,
      content: <WhatChanges change={change} />,
      ...(okText && { okText }),
      width: 560,
      focusable: { autoFocusButton: 'cancel' },
    });

  return {
    /** The resource with a `setStatus` that remembers the rights before a record is enabled or disabled. */
    api: {
      ...api,
      setStatus: async (id: Id, status: string) => {
        const { saveKept } = await loadChanges();
        return saveKept(kind, id, () => api.setStatus(id, status));
      },
    },
    /** Asks for confirmation before a record is disabled or enabled. */
    askToSwitch: (id: Id, name: string, status: string) => {
      const title = status === '1' ? t('shared:crud.disable', { name }) : t('consequences.enable', { name });
      return ask({ of, ids: [id], values: { status } }, title);
    },
    /** Props for the list page: a list of the changes that can be undone, and the consequences of removing rows. */
    inList: {
      above: (
        <Lazy load={loadTakeBack} onFail={() => undefined}>
          {({ TakeBack }) => <TakeBack kind={kind} />}
        </Lazy>
      ),
      removal: (rows: readonly T[]) => <WhatChanges change={{ of, ids: rows.map(api.idOf), values: null }} />,
    },
    /**
     * Props for bulk edits. `follows` shows the consequences of an edit. `onSend` stores the rights before the edit.
     */
    inBulk: {
      follows: (rows, values) => <WhatChanges change={{ of, ids: rows.map(api.idOf), values }} />,
      onSend: (rows, values) => void loadChanges().then(({ keepMany }) => keepMany(kind, rows, values)),
    } satisfies Pick<Bulk<T>, 'follows' | 'onSend'>,
    /** Saves a form; asks first if it changes rights. Rejects with ApiError `cancelled` if the user declines. */
    save: async (id: Id, values: FormOf<T>): Promise<unknown> => {
      const { saveAsked } = await loadChanges();
      return saveAsked(kind, id, values, (change) =>
        ask(change, t('consequences.title'), t('consequences.saveAnyway')),
      );
    },
  };
}
