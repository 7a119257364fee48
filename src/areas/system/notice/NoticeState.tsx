import { useTranslation } from 'react-i18next';
import { ColourTag, DictTag } from '@/shared/dict/DictTag';
import type { Notice } from './notice.resource';
import { isPlanned } from './planned';

/** The tag with a notice's publish status. A published notice is tagged as scheduled until its publish time. */
export function NoticeState({ notice }: { notice: Notice }) {
  const { t } = useTranslation('system');
  if (isPlanned(notice)) return <ColourTag colour="warning">{t('notice.planned')}</ColourTag>;
  return <DictTag dictType="biz_publish_status" value={notice.publishStatus} />;
}
