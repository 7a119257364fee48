import { useTranslation } from 'react-i18next';
import { CrudPage } from '@/shared/list/crud/CrudPage';
import { useLinkAction } from '@/shared/list/actions/useLinkAction';
import { isOpen } from '@/shared/resource/transitions/publishMoves';
import { notices } from './notice.resource';
import { useNoticeActions } from './useNoticeActions';
import { useNoticeColumns } from './useNoticeColumns';

/** The list of notices with their read counts. Notices can be published now or at a future time, and withdrawn. */
export default function NoticeListPage() {
  const { t } = useTranslation(['system', 'shared']);
  const link = useLinkAction();
  const movesOf = useNoticeActions();

  const columns = useNoticeColumns();
  return (
    <CrudPage
      api={notices}
      columns={columns}
      defaultSort={{ field: 'createTime', order: 'desc' }}
      uneditable={({ publishStatus }) => !isOpen(publishStatus)}
      undeletable={({ publishStatus }) => !isOpen(publishStatus)}
      batch="remove"
      bulk={{ fields: ['noticeType', 'scope', 'isTop', 'status'] }}
      rowActions={(notice, { edit, remove }) => [
        ...edit,
        ...movesOf(notice),
        ...link('noticeDetail', { id: notice.noticeId }, { label: t('notice.read'), permission: 'system:notice:get' }),
        ...remove,
      ]}
      form={{ as: 'page', add: 'noticeAdd', edit: 'noticeEdit' }}
    />
  );
}
