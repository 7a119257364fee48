/**
 * What a deployment sets in `/config.js`, which is read before the product; what it leaves out is as the build has it.
 * `app/errors/wrongSettings` checks it at the start.
 */
export interface Deployment {
  /** The path before every call. */
  apiBase?: string;
  /** Milliseconds until a call is given up. */
  apiTimeout?: number;
  tokenHeader?: string;
  loginPath?: string;
  userInfoPath?: string;
  filesPath?: string;
  /** The IANA name of the time zone that the server writes its times in. */
  timeZone?: string;
  /** The languages offered, the first one for those who prefer none of them. */
  languages?: string[];
  /** Hosts of the object store, separated by blanks; the content security policy has to allow them too. */
  objectHosts?: string;
  twoStep?: boolean;
  /** The map's key, where the system config has none. */
  mapKey?: string;
  /** Where errors and measures are sent; the console has them without it. */
  reportAddress?: string;
  /** The share of page loads, from 0 to 1, that report measures; all of them report errors. */
  reportShare?: number;
  /** How a backend that keeps another contract is spoken to (docs/adopt.md). */
  mapping?: object;
}

declare global {
  var TALENT_DESK: Deployment | undefined;
}

/** The settings of this deployment. */
export const deployment: Deployment = globalThis.TALENT_DESK ?? {};
