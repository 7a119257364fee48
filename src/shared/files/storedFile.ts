import { ApiError } from '@/shared/api/ApiError';
import { inAppPath } from '@/shared/lib/safeUrl';

/**
 * Asks our own server for a file, as a picture would: without the token, because whoever gave the address could name a call
 * that does something. Rejects with ApiError: `refused` for an address elsewhere, which the content security policy forbids.
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
