import { matchRequestUrl, type RequestHandler } from 'msw';

/**
 * Returns a function that keeps the handlers whose path matches an address, in their order. `getResponse` compiles the
 * path of each handler for each request; with hundreds of handlers this takes longer than the response itself. A path
 * keeps the handlers that the list had when the path was first requested.
 */
export function narrowed(handlers: readonly RequestHandler[]): (address: string) => RequestHandler[] {
  const known = new Map<string, RequestHandler[]>();
  return (address) => {
    const url = new URL(address);
    let found = known.get(url.pathname);
    if (!found) {
      found = handlers.filter(
        ({ info }) => !('path' in info) || typeof info.path !== 'string' || matchRequestUrl(url, info.path).matches,
      );
      known.set(url.pathname, found);
    }
    return found;
  };
}
