import { invalidateResource } from '@/shared/api/queryKeys';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { alreadyShown } from '@/shared/api/ApiError';
import { useErrorText } from '@/shared/ui/errorText';
import { notify } from '@/shared/ui/notify';

/**
 * Runs a change of one resource: says how it went, and has every list of the resource loaded again either way, because
 * a refused change often means that somebody else was quicker. True when it was done.
 */
export function useChange(path: string) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const errorText = useErrorText();
  return async (change: () => Promise<unknown>, done?: string): Promise<boolean> => {
    try {
      await change();
      notify.success(done ?? t('crud.done'));
      return true;
    } catch (error) {
      if (!alreadyShown(error)) notify.error(errorText(error));
      return false;
    } finally {
      await invalidateResource(client, path);
    }
  };
}
