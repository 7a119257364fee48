import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Drawer } from 'antd';
import { useDrawer } from '@/shared/display/useDialogs';
import { Attachments } from '@/shared/record/article/Attachments';
import { DictTag } from '@/shared/dict/DictTag';
import { RichView } from '@/shared/form/fields/rich/RichView';
import { Loading } from '@/shared/display/Loading';
import { useFormats } from '@/shared/settings/useFormats';
import { type ReaderNotice, readerNotices } from './newestNotices';
import { markRead } from './readState.api';

interface NoticeDrawerProps {
  notice: ReaderNotice;
  onClose: () => void;
}

/** A drawer with the text of a notice, for readers whose menu lacks the notice page. Marks the notice as read. */
export function NoticeDrawer({
  notice: { noticeId, noticeTitle, noticeType, publishTime },
  onClose,
}: NoticeDrawerProps) {
  const formats = useFormats();
  const client = useQueryClient();
  const drawer = useDrawer(onClose);
  const notice = useQuery({
    queryKey: readerNotices.keys.record(noticeId),
    queryFn: async ({ signal }) => {
      const found = await readerNotices.get(noticeId, signal);
      // A failure is ignored: the text is shown even if the server cannot mark the notice as read.
      void markRead(client, noticeId).catch(() => undefined);
      return found;
    },
  });
  return (
    <Drawer {...drawer} size={560} title={<bdi>{noticeTitle}</bdi>}>
      <p>
        {noticeType && <DictTag dictType="sys_notice_type" value={noticeType} />}{' '}
        <time>{formats.minute(publishTime ?? '-')}</time>
      </p>
      <Loading query={notice} title={false} />
      {notice.isSuccess && (
        <>
          <RichView html={notice.data.noticeContent} />
          <Attachments files={notice.data.attachments ?? []} />
        </>
      )}
    </Drawer>
  );
}
