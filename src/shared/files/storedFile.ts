import { ApiError } from '@/shared/api/ApiError';
import { shownHere } from './shownHere';

/**
 * Fetches a file from our own server or the object store. Rejects with ApiError `refused` for any other address, which
 * the content security policy blocks. Sends no token, like an img element. The object store must not receive the token.
 * An address in stored data could also point to a call that changes data.
 */
export async function storedFile(href: string, signal?: AbortSignal): Promise<Response> {
  const address = shownHere(href);
  if (!address) throw new ApiError('refused');
  const answer = await fetch(new URL(address, location.origin), {
    referrerPolicy: 'no-referrer',
    ...(signal && { signal }),
  }).catch(() => {
    throw new ApiError('network');
  });
  if (!answer.ok) throw new ApiError('http', '', { status: answer.status });
  return answer;
}
