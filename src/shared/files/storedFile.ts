import { ApiError } from '@/shared/api/ApiError';
import { shownHere } from './shownHere';

/**
 * Fetches a file from our own server or the object store like an img element would: without the token, because an
 * address in stored data could point to a call that changes something, and a store is not to have it. Rejects with
 * ApiError: `refused` for an address anywhere else, which the content security policy forbids.
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
