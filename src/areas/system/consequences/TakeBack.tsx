import { useQuery } from '@tanstack/react-query';
import { Alert, Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useChange } from '@/shared/list/actions/useChange';
import { useSubmit } from '@/shared/display/useSubmit';
import { forgetChange, type Kept, recentChanges, type RightsOf, takeBack } from './recentChanges';

const MINUTE = 60_000;

/** The user's changes of rights in this tab, each of which can be taken back for ten minutes. */
export function TakeBack<T extends object>({ kind }: { kind: RightsOf<T> }) {
  const { t } = useTranslation('system');
  const { path, keys } = kind.api;
  const change = useChange(path);
  const { busy, submit } = useSubmit((kept: Kept) =>
    change(async () => {
      await takeBack(kind, kept, (by) => t('consequences.changedSince', { name: kept.name, by }));
      forgetChange(path, kept);
    }, t('consequences.takenBack')),
  );
  const recent = useQuery({
    queryKey: keys.call('takeBack'),
    queryFn: () => recentChanges(path).map((kept) => ({ kept, minutes: Math.floor((Date.now() - kept.at) / MINUTE) })),
    staleTime: 0,
    refetchInterval: MINUTE / 4,
    networkMode: 'always',
  });
  return recent.data?.map(({ kept, minutes }) => (
    <Alert
      key={kept.at}
      type="info"
      style={{ marginBottom: 8 }}
      title={
        minutes > 0
          ? t('consequences.changed', { name: kept.name, count: minutes })
          : t('consequences.changedNow', { name: kept.name })
      }
      action={
        <Button
          size="small"
          loading={busy}
          aria-label={t('consequences.takeBackNamed', { name: kept.name })}
          onClick={() => void submit(kept)}
        >
          {t('consequences.takeBack')}
        </Button>
      }
    />
  ));
}
