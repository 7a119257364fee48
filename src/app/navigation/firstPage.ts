/** Where somebody is after the sign-in, and where `/` leads (docs/specification#2); the name is the contract's own. */
export const FIRST_PAGE = '/weclome';
