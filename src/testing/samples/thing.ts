import { http, HttpResponse } from 'msw';
import { ApiError } from '@/shared/api/ApiError';
import { server } from '../server';

/* A server with one address, `/thing`, for tests of the transport. */

const PATH = '*/api/thing';

/** An answer in JSON, by default with status 200. */
export const answer = (body: unknown, status = 200) => HttpResponse.json(body as object, { status });
/** An answer of another media type. */
export const text = (body: string, type: string, status = 200) =>
  new HttpResponse(body, { status, headers: { 'content-type': type } });

/** Mocks the server's response; the returned array collects the requests it received. */
export function respond(reply: (request: Request) => Response | Promise<Response>): Request[] {
  const got: Request[] = [];
  const handler = ({ request: asked }: { request: Request }) => {
    got.push(asked);
    return reply(asked);
  };
  server.use(http.get(PATH, handler), http.post(PATH, handler));
  return got;
}

/** The error a call fails with; rejects when it succeeds. */
export const failureOf = (call: Promise<unknown>): Promise<ApiError> =>
  call.then(
    () => Promise.reject(new Error('it did not fail')),
    (error: unknown) => (error instanceof ApiError ? error : Promise.reject(error)),
  );
