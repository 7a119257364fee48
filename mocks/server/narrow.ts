import { matchRequestUrl, type RequestHandler } from 'msw';

/**
 * Returns a function that keeps the handlers whose path matches an address, in their order. `getResponse` compiles the
 * path of each handler for each request, which takes longer than the response itself when there are hundreds of them.
 * Handlers added to the list later are not seen.
 */
export function narrowed(handlers: readonly RequestHandler[]): (address: string) => RequestHandler[] {
  const known = new Map<string, RequestHandler[]>();
  return (address) => {
    const { origin, pathname } = new URL(address);
    const url = new URL(pathname, origin);
    const found =
      known.get(pathname) ??
      handlers.filter(
        ({ info }) => !('path' in info) || typeof info.path !== 'string' || matchRequestUrl(url, info.path).matches,
      );
    known.set(pathname, found);
    return found;
  };
}
