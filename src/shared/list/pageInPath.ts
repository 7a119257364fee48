import { generatePath, type Params } from 'react-router-dom';

/** True when the path of a route contains the page number of its list. */
export const hasPageNo = (pattern: string | undefined) => /\/:pageNo\??(?=\/|$)/.test(pattern ?? '');

/** The page number in a query, or 1 if the query has no valid page number. */
export const pageIn = (search: URLSearchParams) => {
  const page = search.get('pageNum') ?? '';
  return /^[1-9]\d{0,6}$/.test(page) ? page : '1';
};

/** The query without its page number, for a list with the page number in the path. */
export function withoutPage(search: URLSearchParams): URLSearchParams {
  const query = new URLSearchParams(search);
  query.delete('pageNum');
  return query;
}

/**
 * The address of a list at a route with `:pageNo`: the page is always in the path, page 1 too, and never in the query.
 */
export function pageInPath(pattern: string, params: Params, search: URLSearchParams) {
  return {
    pathname: generatePath(pattern, { ...params, pageNo: pageIn(search) }),
    search: String(withoutPage(search)),
  };
}
