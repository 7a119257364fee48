import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { invalidateResource } from '@/shared/api/queryKeys';
import type { OpenDialog } from '@/shared/display/useDialogs';
import type { RowAction } from '@/shared/list/actions/RowActions';
import { useAskedChange } from '@/shared/list/actions/useAskedChange';
import { allows } from '@/shared/transitions/moves';
import { type Notice, noticeMoves, notices, withdraw } from './notice.resource';
import { PublishModal } from './PublishModal';

/** Row actions that publish and withdraw a notice, for the list and the detail page. */
export function useNoticeActions(open: OpenDialog): (notice: Notice) => RowAction[] {
  const { t } = useTranslation('system');
  const client = useQueryClient();
  const ask = useAskedChange(notices.path);

  const askWithdraw = ({ noticeId, noticeTitle }: Notice) =>
    ask({
      title: t('notice.withdraw'),
      content: t('notice.withdrawAsk', { name: noticeTitle }),
      focusCancel: true,
      run: () => withdraw(noticeId),
    });

  const askPublish = (notice: Notice) =>
    open((close) => (
      <PublishModal notice={notice} onClose={close} onDone={() => void invalidateResource(client, notices.path)} />
    ));

  const { permission } = noticeMoves.publish;
  return (notice) =>
    allows(noticeMoves.withdraw, notice.publishStatus)
      ? [{ label: t('notice.withdraw'), permission, onClick: () => askWithdraw(notice) }]
      : [{ label: t('notice.publish'), permission, onClick: () => askPublish(notice) }];
}
