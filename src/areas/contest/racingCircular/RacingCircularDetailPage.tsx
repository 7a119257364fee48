import { useFormats } from '@/shared/settings/useFormats';
import { useTranslation } from 'react-i18next';
import { ArticlePage } from '@/shared/record/article/ArticlePage';
import { useLinkAction } from '@/shared/list/actions/useLinkAction';
import { RecordOf } from '@/shared/record/RecordOf';
import { DictTag } from '@/shared/dict/DictTag';
import { isOpen } from '@/shared/resource/transitions/publishMoves';
import { type Circular, circulars } from './circular.resource';
import { useCircularActions } from './useCircularActions';

/** A circular as readers see it, printable, with actions to edit, publish and withdraw it. */
export default function RacingCircularDetailPage() {
  return (
    <RecordOf api={circulars} list="racingCircular">
      {(circular) => <CircularSheet circular={circular} />}
    </RecordOf>
  );
}

function CircularSheet({ circular }: { circular: Circular }) {
  const { t } = useTranslation(['contest', 'shared']);
  const movesOf = useCircularActions();
  const { time } = useFormats();
  const { id, title, source, publishBy, publishTime, competitionName, viewCount } = circular;
  const edit = useLinkAction()(
    'racingCircularEdit',
    { id },
    { label: t('shared:action.edit'), permission: 'contest:racingCircular:edit' },
  );
  const about = (
    <>
      <DictTag dictType="biz_circular_type" value={circular.circularType} />
      <DictTag dictType="biz_publish_status" value={circular.publishStatus} />
      {competitionName && <bdi>{competitionName}</bdi>}
      {source && <span>{t('racingCircular.from', { source })}</span>}
      {publishTime && <span>{t('racingCircular.by', { who: publishBy ?? '-', when: time(publishTime) })}</span>}
      {typeof viewCount === 'number' && <span>{t('racingCircular.views', { count: viewCount })}</span>}
    </>
  );
  return (
    <ArticlePage
      article={{
        title,
        about,
        cover: circular.cover,
        summary: circular.summary,
        html: circular.content,
        files: circular.attachments,
      }}
      list={{ key: 'racingCircular', permission: 'contest:racingCircular:view' }}
      actions={[...movesOf(circular), ...(isOpen(circular.publishStatus) ? edit : [])]}
    />
  );
}
