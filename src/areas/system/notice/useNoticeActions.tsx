import { invalidateResource } from '@/shared/api/queryKeys';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RowAction } from '@/shared/list/actions/RowActions';
import { useAskedChange } from '@/shared/list/actions/useAskedChange';
import { allows } from '@/shared/transitions/moves';
import { type Notice, noticeMoves, notices, withdraw } from './notice.api';
import { PublishModal } from './PublishModal';

/**
 * Row actions that publish and withdraw a notice, for the list and the detail page. Render `asking`: it is the publish
 * dialog.
 */
export function useNoticeActions(): { movesOf: (notice: Notice) => RowAction[]; asking: ReactNode } {
  const { t } = useTranslation('system');
  const client = useQueryClient();
  const ask = useAskedChange(notices.path);
  const [publishing, setPublishing] = useState<Notice>();

  const askWithdraw = ({ noticeId, noticeTitle }: Notice) =>
    ask({
      title: t('notice.withdraw'),
      content: t('notice.withdrawAsk', { name: noticeTitle }),
      focusCancel: true,
      run: () => withdraw(noticeId),
    });

  function movesOf(notice: Notice): RowAction[] {
    const permission = noticeMoves.publish.permission;
    return allows(noticeMoves.withdraw, notice.publishStatus)
      ? [{ label: t('notice.withdraw'), permission, onClick: () => askWithdraw(notice) }]
      : [{ label: t('notice.publish'), permission, onClick: () => setPublishing(notice) }];
  }

  const asking = publishing && (
    <PublishModal
      notice={publishing}
      onClose={() => setPublishing(undefined)}
      onDone={() => void invalidateResource(client, notices.path)}
    />
  );
  return { movesOf, asking };
}
