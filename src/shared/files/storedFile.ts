import { ApiError } from '@/shared/api/ApiError';
import { shownHere } from './shownHere';

/**
 * Fetches a file from our own server or the object store. Rejects with ApiError `refused` for any other address, which
 * the content security policy blocks. Like an img element, sends no token: the object store must not receive the token,
 * and an address in stored data could point to a call that changes data.
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
