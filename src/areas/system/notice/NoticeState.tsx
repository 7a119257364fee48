import { useTranslation } from 'react-i18next';
import { ColourTag, DictTag } from '@/shared/dict/DictTag';
import type { Notice } from './notice.api';
import { isPlanned } from './planned';

/** Whether a notice is published; one whose time is still to come says so. */
export function NoticeState({ notice }: { notice: Notice }) {
  const { t } = useTranslation('system');
  if (isPlanned(notice)) return <ColourTag colour="warning">{t('notice.planned')}</ColourTag>;
  return <DictTag dictType="biz_publish_status" value={notice.publishStatus} />;
}
