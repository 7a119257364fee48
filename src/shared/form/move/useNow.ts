import { useTranslation } from 'react-i18next';
import { useFormats } from '@/shared/settings/useFormats';

/** The last action on a record: what was done, by whom and when. */
export interface Done {
  who?: string | null | undefined;
  when?: string | null | undefined;
  what: string;
}

/** Returns a function that describes the last change of a record that changed while its dialog was open. */
export function useNow(): (done: Done) => string {
  const { t } = useTranslation();
  const { time } = useFormats();
  return ({ who, when, what }) => {
    if (who) return when ? t('move.nowAt', { who, when: time(when), what }) : t('move.now', { who, what });
    return when ? t('move.nowSince', { when: time(when), what }) : t('move.nowState', { what });
  };
}
