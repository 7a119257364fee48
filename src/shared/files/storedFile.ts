import { ApiError } from '@/shared/api/ApiError';
import { inAppPath } from '@/shared/lib/safeUrl';

/**
 * Fetches a file from our own server like an img element would: without the token, because an address in stored data
 * could point to a call that changes something. Rejects with ApiError: `refused` for an address on another server,
 * which the content security policy forbids.
 */
export async function storedFile(href: string, signal?: AbortSignal): Promise<Response> {
  const path = inAppPath(href);
  if (!path) throw new ApiError('refused');
  const answer = await fetch(new URL(path, location.origin), {
    referrerPolicy: 'no-referrer',
    ...(signal && { signal }),
  }).catch(() => {
    throw new ApiError('network');
  });
  if (!answer.ok) throw new ApiError('http', '', { status: answer.status });
  return answer;
}
