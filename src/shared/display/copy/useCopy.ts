import { useTranslation } from 'react-i18next';
import { notify } from '../notify';

/** Copies a text to the clipboard and shows a message about the result. */
export function useCopy(): (text: string) => Promise<void> {
  const { t } = useTranslation();
  return async (text) => {
    try {
      await navigator.clipboard.writeText(text);
      notify.success(t('copy.done'));
    } catch {
      notify.error(t('copy.failed'));
    }
  };
}
