import { useTranslation } from 'react-i18next';
import { CrudPage } from '@/shared/list/crud/CrudPage';
import { useDialogs } from '@/shared/display/useDialogs';
import { day, entry, listAddress, text } from '@/shared/list/listAddress';
import { useLinkAction } from '@/shared/list/actions/useLinkAction';
import { isOpen } from '@/shared/transitions/publishMoves';
import { noticeName, notices } from './notice.api';
import { useNoticeActions } from './useNoticeActions';
import { useNoticeColumns } from './useNoticeColumns';

const address = listAddress({
  filters: {
    noticeTitle: text,
    noticeType: entry,
    publishStatus: entry,
    scope: entry,
    status: entry,
    createBy: text,
    beginTime: day,
    endTime: day,
  },
  sortable: ['noticeId', 'publishTime', 'readCount', 'createTime'],
  defaultSort: { field: 'createTime', order: 'desc' },
});

/** The list of notices with their read counts; notices are published now or at a future time, and withdrawn. */
export default function NoticeListPage() {
  const { t } = useTranslation(['system', 'shared']);
  const link = useLinkAction();
  const [dialogs, open] = useDialogs();
  const movesOf = useNoticeActions(open);

  return (
    <CrudPage
      api={notices}
      address={address}
      permission="system:notice"
      title={t('notice.title')}
      nameOf={noticeName}
      columns={useNoticeColumns()}
      uneditable={({ publishStatus }) => !isOpen(publishStatus)}
      undeletable={({ publishStatus }) => !isOpen(publishStatus)}
      batch="remove"
      rowActions={(notice, { edit, remove }) => [
        ...edit,
        ...movesOf(notice),
        ...link('noticeDetail', { id: notice.noticeId }, { label: t('notice.read'), permission: 'system:notice:get' }),
        ...remove,
      ]}
      form={{ as: 'page', add: 'noticeAdd', edit: 'noticeEdit' }}
    >
      {dialogs}
    </CrudPage>
  );
}
