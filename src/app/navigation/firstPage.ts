/**
 * The path of the first page after sign-in, to which `/` redirects (docs/specification#2). The misspelling of "welcome"
 * comes from the contract.
 */
export const FIRST_PAGE = '/weclome';
