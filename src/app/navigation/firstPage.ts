/** The page after the sign-in, also the target of `/` (docs/specification#2). The spelling is the contract's. */
export const FIRST_PAGE = '/weclome';
