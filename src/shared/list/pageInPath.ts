import { generatePath, type Params } from 'react-router-dom';

/** Whether a route keeps the page of its list in its path. */
export const hasPageNo = (pattern: string | undefined) => /\/:pageNo\??(?=\/|$)/.test(pattern ?? '');

/** The page of a list as its query says it; 1 where it says none. */
export const pageIn = (search: URLSearchParams) => {
  const page = search.get('pageNum') ?? '';
  return /^[1-9]\d{0,6}$/.test(page) ? page : '1';
};

/** The query of a list whose page stands in the path. */
export function withoutPage(search: URLSearchParams): URLSearchParams {
  const query = new URLSearchParams(search);
  query.delete('pageNum');
  return query;
}

/** The address of a list at a route with a `:pageNo`: the page stands in the path, page 1 too, and never in the query. */
export function pageInPath(pattern: string, params: Params, search: URLSearchParams) {
  return {
    pathname: generatePath(pattern, { ...params, pageNo: pageIn(search) }),
    search: String(withoutPage(search)),
  };
}
