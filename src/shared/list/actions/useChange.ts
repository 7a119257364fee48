import { refetchAfterChange } from '@/shared/api/queryKeys';
import { useQueryClient } from '@tanstack/react-query';
import i18next from 'i18next';
import { alreadyShown } from '@/shared/api/ApiError';
import { isMissing } from '@/shared/api/optional';
import { errorTextNow } from '@/shared/display/errorText';
import { notify } from '@/shared/display/notify';

/**
 * Returns a function that runs a change of a resource. On success, shows the message `done` (none if '') and resolves
 * to true. On failure, shows the error and resolves to false. Always refetches the resource's lists, because a refusal
 * often means that another user changed the record first.
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
    await refetchAfterChange(client, path);
    return succeeded;
  };
}
