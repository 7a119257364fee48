import { ArrowLeftOutlined, PaperClipOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Can } from '@/shared/auth/Can';
import { RecordOf } from '@/shared/crud/RecordOf';
import { RowActions } from '@/shared/crud/RowActions';
import { DictTag } from '@/shared/dict/DictTag';
import { RichView } from '@/shared/fields/rich/RichView';
import { safeHref } from '@/shared/lib/safeUrl';
import { FilePreview, type StoredFile } from '@/shared/upload/FilePreview';
import { sizeText } from '@/shared/upload/fileRules';
import { PrintButton } from '@/shared/ui/PrintButton';
import { markRead, type Notice, notices } from './notice.api';
import { NoticeState } from './NoticeState';
import styles from './notice.module.css';
import { isPlanned } from './planned';
import { useNoticeActions } from './useNoticeActions';

const LIST = '/system/noticeList';

/** One notice as its readers see it; who may, publishes and withdraws it here. */
export default function NoticeDetailPage() {
  return (
    <RecordOf api={notices} list={LIST}>
      {(notice) => <NoticeSheet notice={notice} />}
    </RecordOf>
  );
}

function NoticeSheet({ notice }: { notice: Notice }) {
  const { t } = useTranslation(['system', 'shared']);
  const { movesOf, asking } = useNoticeActions();
  const { noticeId, noticeTitle, publishStatus, publishTime, createBy, readCount } = notice;
  const cover = safeHref(notice.cover);
  useQuery({
    queryKey: ['notice read', noticeId],
    queryFn: async () => (await markRead(noticeId)) ?? null,
    enabled: publishStatus === '1' && !isPlanned(notice),
    staleTime: Infinity,
    retry: false,
  });
  return (
    <section className={styles.page} aria-label={noticeTitle}>
      <div className={styles.bar} data-no-print>
        <Can permission="system:notice:view">
          <Link to={LIST}>
            <ArrowLeftOutlined aria-hidden="true" /> {t('shared:crud.toList')}
          </Link>
        </Can>
        <span>
          <RowActions name={noticeTitle} actions={movesOf(notice)} />
          <PrintButton />
        </span>
      </div>
      <article className={styles.sheet} data-sheet>
        <h2>
          <bdi>{noticeTitle}</bdi>
        </h2>
        <p className={styles.about}>
          <DictTag dictType="sys_notice_type" value={notice.noticeType} />
          <DictTag dictType="biz_notice_scope" value={notice.scope} />
          <NoticeState notice={notice} />
          <span>{t('notice.by', { who: createBy ?? '-', when: publishTime ?? '-' })}</span>
          <span>{t('notice.reads', { count: readCount ?? 0 })}</span>
        </p>
        {cover && <img className={styles.cover} src={cover} alt="" referrerPolicy="no-referrer" />}
        <RichView html={notice.noticeContent} />
        <Attachments files={notice.attachments ?? []} />
      </article>
      {asking}
    </section>
  );
}

function Attachments({ files }: { files: readonly { name: string; url: string; size?: number | undefined }[] }) {
  const { t } = useTranslation('system');
  const [shown, setShown] = useState<StoredFile>();
  if (files.length === 0) return null;
  return (
    <section className={styles.files}>
      <h3>{t('notice.attachments')}</h3>
      <ul>
        {files.map(({ name, url, size }) => (
          <li key={url}>
            <Button type="link" icon={<PaperClipOutlined aria-hidden="true" />} onClick={() => setShown({ name, url })}>
              <bdi>{name}</bdi>
              {size !== undefined && <small>{sizeText(size)}</small>}
            </Button>
          </li>
        ))}
      </ul>
      {shown && <FilePreview file={shown} onClose={() => setShown(undefined)} />}
    </section>
  );
}
