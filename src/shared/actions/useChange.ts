import { invalidateResource } from '@/shared/api/queryKeys';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { alreadyShown } from '@/shared/api/ApiError';
import { isMissing } from '@/shared/api/optional';
import { useErrorText } from '@/shared/ui/errorText';
import { notify } from '@/shared/ui/notify';

/**
 * Runs a change of a resource and shows its success or error message. Refetches the lists of the resource in both
 * cases, because a refused change often means that another user was faster. Resolves to true on success.
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
      if (isMissing(error)) notify.info(errorText(error));
      else if (!alreadyShown(error)) notify.error(errorText(error));
      return false;
    } finally {
      await invalidateResource(client, path);
    }
  };
}
