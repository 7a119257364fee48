/** The page after the sign-in, which `/` leads to, too (docs/specification#2); the name is the contract's own. */
export const FIRST_PAGE = '/weclome';
