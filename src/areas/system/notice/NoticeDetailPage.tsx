import { useFormats } from '@/shared/settings/useFormats';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ArticlePage } from '@/shared/record/article/ArticlePage';
import { RecordOf } from '@/shared/record/RecordOf';
import { DictTag } from '@/shared/dict/DictTag';
import { markRead } from '@/shared/notices/readState.api';
import { type Notice, notices } from './notice.resource';
import { NoticeState } from './NoticeState';
import { isPlanned } from './planned';
import { useNoticeActions } from './useNoticeActions';

/** A notice as readers see it. Users with the permission can publish and withdraw it here. */
export default function NoticeDetailPage() {
  return (
    <RecordOf api={notices} list="noticeList">
      {(notice) => <NoticeSheet notice={notice} />}
    </RecordOf>
  );
}

function NoticeSheet({ notice }: { notice: Notice }) {
  const { t } = useTranslation('system');
  const client = useQueryClient();
  const movesOf = useNoticeActions();
  const { time } = useFormats();
  const { noticeId, publishStatus, publishTime, createBy, readCount } = notice;
  useQuery({
    queryKey: notices.keys.call('read', noticeId),
    queryFn: async () => {
      await markRead(client, noticeId);
      // Refetches the record, because its read count has changed.
      void client.invalidateQueries({ queryKey: notices.keys.record(noticeId) });
      return null;
    },
    enabled: publishStatus === '1' && !isPlanned(notice),
    staleTime: Infinity,
    retry: false,
  });
  const about = (
    <>
      <span>
        <DictTag dictType="sys_notice_type" value={notice.noticeType} />
      </span>
      <span>
        <DictTag dictType="biz_notice_scope" value={notice.scope} />
      </span>
      <NoticeState notice={notice} />
      <span>{t('notice.by', { who: createBy ?? '-', when: time(publishTime) })}</span>
      <span>{t('notice.reads', { count: readCount ?? 0 })}</span>
    </>
  );
  return (
    <ArticlePage
      article={{
        title: notice.noticeTitle,
        about,
        cover: notice.cover,
        html: notice.noticeContent,
        files: notice.attachments,
      }}
      list={{ key: 'noticeList', permission: 'system:notice:view' }}
      actions={movesOf(notice)}
    />
  );
}
