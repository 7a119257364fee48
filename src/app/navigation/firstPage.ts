/**
 * The path of the first page after sign-in, to which `/` redirects (docs/specification#2). The contract misspells
 * "welcome" in this way.
 */
export const FIRST_PAGE = '/weclome';
