import { useTranslation } from 'react-i18next';
import { notify } from '../notify';

/** Copies a text to the clipboard and shows a message about the result; by default 已复制 or 复制失败. */
export function useCopy(): (text: string, said?: { done: string; failed: string }) => Promise<void> {
  const { t } = useTranslation();
  const usual = { done: t('copy.done'), failed: t('copy.failed') };
  return async (text, { done, failed } = usual) => {
    try {
      await navigator.clipboard.writeText(text);
      notify.success(done);
    } catch {
      notify.error(failed);
    }
  };
}
