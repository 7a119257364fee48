/** The backend without any scenario. */
export type Backend = (request: Request) => Promise<Response>;

/** A situation in which to test the product. It answers calls in place of the backend, often by calling the backend. */
export type Scenario = (request: Request, backend: Backend) => Promise<Response>;

type Row = Record<string, unknown>;
/** One page of a list, in the format of `page` in mocks/respond. */
export interface Page extends Row {
  records: Row[];
  total: number;
}

/** True for the calls needed for sign-in and menu. Scenarios can leave them unchanged. */
export const isBoot = (request: Request) =>
  /\/(?:auth\/|code$|user\/info$|menu\/user$|setting\/info$|verification\/)/.test(new URL(request.url).pathname);

export const isRow = (data: unknown): data is Row => typeof data === 'object' && data !== null && !Array.isArray(data);

export const isPage = (data: unknown): data is Page => isRow(data) && Array.isArray(data.records);

/** Returns an answer with changed data. A refusal or an answer that is not JSON stays unchanged. */
export async function withData(response: Response, change: (data: unknown) => unknown): Promise<Response> {
  if (!response.headers.get('content-type')?.includes('json')) return response;
  const body: unknown = await response.clone().json();
  if (!isRow(body) || body.code !== 0 || !('data' in body)) return response;
  const headers = new Headers(response.headers);
  headers.delete('content-length');
  return new Response(JSON.stringify({ ...body, data: change(body.data) }), { status: response.status, headers });
}

/** Returns the same call with another URL. */
export const at = (request: Request, url: URL) => new Request(url, request);
