import { http, HttpResponse } from 'msw';
import { ApiError } from '@/shared/api/ApiError';
import { server } from '../server';

/* A server with the single address `/thing`, for tests of the transport. */

const PATH = '*/api/thing';

/** Returns an answer in JSON, by default with status 200. */
export const answer = (body: unknown, status = 200) => HttpResponse.json(body as object, { status });
/** Returns an answer of another media type. */
export const text = (body: string, type: string, status = 200) =>
  new HttpResponse(body, { status, headers: { 'content-type': type } });

/** Mocks the server's response. The returned array collects the requests that it receives. */
export function respond(reply: (request: Request) => Response | Promise<Response>): Request[] {
  const got: Request[] = [];
  const handler = ({ request: asked }: { request: Request }) => {
    got.push(asked);
    return reply(asked);
  };
  server.use(http.get(PATH, handler), http.post(PATH, handler));
  return got;
}

/** Resolves to the error with which a call fails. Rejects if the call succeeds. */
export const failureOf = (call: Promise<unknown>): Promise<ApiError> =>
  call.then(
    () => Promise.reject(new Error('it did not fail')),
    (error: unknown) => (error instanceof ApiError ? error : Promise.reject(error)),
  );
