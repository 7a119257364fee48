/**
 * The settings of a deployment in `/config.js`, which loads before the product. A missing setting keeps the build's
 * value. `app/errors/wrongSettings` validates the settings at startup.
 */
export interface Deployment {
  /** The path prefix of every call. */
  apiBase?: string;
  /** Timeout of a call, in milliseconds. */
  apiTimeout?: number;
  tokenHeader?: string;
  loginPath?: string;
  userInfoPath?: string;
  filesPath?: string;
  /** The time zone of the server's times (IANA name). */
  timeZone?: string;
  /** The offered languages; the first is the default for users whose preferred languages are not offered. */
  languages?: string[];
  /** The hosts of the object store, separated by blanks. The content security policy must also allow these hosts. */
  objectHosts?: string;
  twoStep?: boolean;
  /** The key of the map service, used when the system config has none. */
  mapKey?: string;
  /** The address for reports of errors and performance. If missing, reports go to the console. */
  reportAddress?: string;
  /** The share of page loads that report performance, from 0 to 1. All page loads report errors. */
  reportShare?: number;
  /** The mapping for a backend with another contract (docs/adopt.md). */
  mapping?: object;
}

declare global {
  var TALENT_DESK: Deployment | undefined;
}

/** The settings of this deployment. */
export const deployment: Deployment = globalThis.TALENT_DESK ?? {};
