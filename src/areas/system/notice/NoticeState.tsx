import { useTranslation } from 'react-i18next';
import { ColourTag, DictTag } from '@/shared/dict/DictTag';
import type { Notice } from './notice.resource';
import { isPlanned } from './planned';

/** The tag for a notice's publish status, with a tag of its own while the publish time is in the future. */
export function NoticeState({ notice }: { notice: Notice }) {
  const { t } = useTranslation('system');
  if (isPlanned(notice)) return <ColourTag colour="warning">{t('notice.planned')}</ColourTag>;
  return <DictTag dictType="biz_publish_status" value={notice.publishStatus} />;
}
