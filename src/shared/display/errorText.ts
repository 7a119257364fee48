import i18next, { type TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { ApiError } from '@/shared/api/ApiError';

/**
 * Returns a function that explains an error in the user's language and suggests a solution. If the server sent a
 * message, the function returns the server's message.
 */
export function useErrorText(): (error: unknown) => string {
  const { t } = useTranslation();
  return (error) => errorText(t, error);
}

/** The text of an error in the current language, for event handlers: `useErrorText` is for texts that are rendered. */
export const errorTextNow = (error: unknown): string => errorText(i18next.getFixedT(null, 'shared'), error);

/** `useErrorText` for code outside components; `t` must have the namespace `shared`. */
export function errorText(t: TFunction, error: unknown): string {
  if (!(error instanceof ApiError)) return t('error.unknown');
  if (error.message) return error.message;
  switch (error.kind) {
    case 'network':
      return navigator.onLine ? t('error.network') : t('error.offline');
    case 'timeout':
      return t('error.timeout');
    case 'malformed':
      return t('error.malformed');
    case 'unauthorized':
      return t('error.unauthorized');
    case 'readOnly':
      return t('error.readOnly');
    case 'stopped':
      return t('error.stopped');
    case 'forbidden':
      return t('error.forbidden');
    case 'missing':
      return t('error.missing');
    case 'http':
      return t(httpErrorKey(error.status), { status: error.status }) + named(error.requestId, t);
    default:
      return t('error.refused');
  }
}

/** The request id, which users can quote for a search in the server's logs. */
const named = (id: string | undefined, t: TFunction) => (id ? ` ${t('error.requestId', { id })}` : '');

/** The translation key for an HTTP status, if the server sent no message. */
function httpErrorKey(status: number) {
  if (status === 404 || status === 410) return 'error.notFound';
  return status >= 400 && status < 500 ? 'error.notTaken' : 'error.http';
}
