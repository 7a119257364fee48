import { useTranslation } from 'react-i18next';
import { useOpenDialog } from '@/shared/display/useDialogs';
import { ReasonModal } from '@/shared/list/actions/ReasonModal';
import { presetsOf } from '@/shared/list/actions/presets';
import { type Online, online } from './online.resource';

/** Returns a function that asks for a reason and ends sessions. Calls `clear` after the sessions have ended. */
export function useSignOutUsers(): (rows: readonly Online[], clear?: () => void) => void {
  const open = useOpenDialog();
  const { t } = useTranslation(['system', 'shared']);
  return (rows, clear) =>
    open((close) => (
      <ReasonModal
        path={online.path}
        title={t('online.endTitle', { names: rows.map(online.nameOf).join(t('shared:crud.comma')) })}
        label={t('online.reason')}
        kind="online.end"
        presets={presetsOf(t, 'online.reasons')}
        okText={t('online.end')}
        danger
        done={t('online.ended')}
        run={(reason, key) => online.act('end', { ids: rows.map(online.idOf), reason }, key).then(() => clear?.())}
        onClose={close}
      />
    ));
}
