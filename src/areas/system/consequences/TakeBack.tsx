import { useQuery } from '@tanstack/react-query';
import { Alert, Button } from 'antd';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useChange } from '@/shared/list/actions/useChange';
import { useSubmit } from '@/shared/display/useSubmit';
import { isAbout, isPending, onUndone, useOutbox } from '@/shared/outbox/browserOutbox';
import { runBatch } from '@/shared/outbox/runBatch';
import { forgetChange, type Kept, recentChanges, type RightsOf, takeBack } from './recentChanges';

const MINUTE = 60_000;

/** The edits of rights that the user made in this tab in the last ten minutes, each with a button to undo it. */
export function TakeBack<T extends object>({ kind }: { kind: RightsOf<T> }) {
  const { t } = useTranslation('system');
  const { path, keys } = kind.api;
  const change = useChange(path);
  const { busy, submit } = useSubmit((edit: readonly Kept[]) =>
    change(async () => {
      const outcomes = await runBatch(edit, async (kept) => {
        await takeBack(kind, kept, (by) => t('consequences.changedSince', { name: kept.name, by }));
        forgetChange(path, kept);
      });
      const failed = outcomes.find(({ cause }) => cause !== undefined);
      if (failed) throw failed.cause;
    }, t('consequences.takenBack')),
  );
  const { data, refetch } = useQuery({
    queryKey: keys.call('takeBack'),
    queryFn: () =>
      editsIn(recentChanges(path)).map((edit) => ({ edit, minutes: Math.floor((Date.now() - edit[0].at) / MINUTE) })),
    staleTime: 0,
    refetchInterval: MINUTE / 4,
    networkMode: 'always',
  });
  const entries = useOutbox((outbox) => outbox.entries);
  const isSent = ({ id }: Kept) => !entries.some((entry) => isPending(entry) && isAbout(entry, path, id));
  useEffect(
    () =>
      onUndone((undone) => {
        const gone = recentChanges(path).filter(({ id }) => undone.some((entry) => isAbout(entry, path, id)));
        for (const kept of gone) forgetChange(path, kept);
        void refetch();
      }),
    [path, refetch],
  );
  return data?.map(({ edit, minutes }) => {
    if (!edit.every(isSent)) return null; // not sent yet, so the outbox still offers to undo it
    const [{ name: first, at }, ...others] = edit;
    const name = others.length > 0 ? t('consequences.many', { name: first, more: others.length }) : first;
    return (
      <Alert
        key={at}
        type="info"
        style={{ marginBottom: 8 }}
        title={
          minutes > 0 ? t('consequences.changed', { name, count: minutes }) : t('consequences.changedNow', { name })
        }
        action={
          <Button
            size="small"
            loading={busy}
            aria-label={t('consequences.takeBackNamed', { name })}
            onClick={() => void submit(edit)}
          >
            {t('consequences.takeBack')}
          </Button>
        }
      />
    );
  });
}

type Edit = [Kept, ...Kept[]];

/** Groups changes by the edit that made them. */
function editsIn(changes: readonly Kept[]): Edit[] {
  const edits = new Map<number, Edit>();
  for (const kept of changes) {
    const edit = edits.get(kept.at);
    if (edit) edit.push(kept);
    else edits.set(kept.at, [kept]);
  }
  return [...edits.values()];
}
