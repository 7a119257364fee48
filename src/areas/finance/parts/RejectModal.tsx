import { useTranslation } from 'react-i18next';
import { presetsOf } from '@/shared/list/actions/presets';
import { ReasonModal } from '@/shared/list/actions/ReasonModal';

interface RejectModalProps extends Pick<
  Parameters<typeof ReasonModal>[0],
  'path' | 'title' | 'okText' | 'move' | 'run' | 'onClose'
> {
  record: 'collection' | 'invoice' | 'settlement';
}

/** Rejects a collection, an invoice application or a settlement with a reason. */
export function RejectModal({ record, ...dialog }: RejectModalProps) {
  const { t } = useTranslation('finance');
  return (
    <ReasonModal
      {...dialog}
      label={t('rejectReason')}
      done={t(`${record}.done.reject`)}
      kind={`${record}.reject`}
      presets={presetsOf(t, `presets.${record}`)}
    />
  );
}
