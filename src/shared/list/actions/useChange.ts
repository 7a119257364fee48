import { invalidateResource } from '@/shared/api/queryKeys';
import { useQueryClient } from '@tanstack/react-query';
import i18next from 'i18next';
import { alreadyShown } from '@/shared/api/ApiError';
import { isMissing } from '@/shared/api/optional';
import { errorTextNow } from '@/shared/display/errorText';
import { notify } from '@/shared/display/notify';

/**
 * Runs a change of a resource and shows its success or error message. Refetches the lists of the resource in both
 * cases, because a refusal often means that another user changed the record first. `done` is the success message, ''
 * for none. Resolves to true on success.
 */
export function useChange(path: string) {
  const client = useQueryClient();
  const run = async (change: () => Promise<unknown>, done?: string): Promise<boolean> => {
    const message = done ?? i18next.t('shared:crud.done');
    try {
      await change();
      if (message) notify.success(message);
      return true;
    } catch (error) {
      if (isMissing(error)) notify.info(errorTextNow(error));
      else if (!alreadyShown(error)) notify.error(errorTextNow(error));
      return false;
    }
  };
  return async (change: () => Promise<unknown>, done?: string): Promise<boolean> => {
    const succeeded = await run(change, done);
    await invalidateResource(client, path);
    return succeeded;
  };
}
