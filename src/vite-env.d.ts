/// <reference types="vite/client" />

interface ImportMetaEnv {
  readonly VITE_API_BASE?: string;
  readonly VITE_API_TIMEOUT?: string;
  readonly VITE_TOKEN_HEADER?: string;
  readonly VITE_PATH_LOGIN?: string;
  readonly VITE_PATH_USER_INFO?: string;
  readonly VITE_PATH_FILES?: string;
  readonly VITE_TWO_STEP?: string;
  /** The IANA name of the time zone that the server writes its times in; Asia/Shanghai unless set. */
  readonly VITE_TIME_ZONE?: string;
  /**
   * Where errors and performance metrics are sent, a path of our own host or an https address; the console unless set.
   */
  readonly VITE_REPORT_ADDRESS?: string;
  /** The share of page loads that report performance metrics, from 0 to 1; 1 unless set. */
  readonly VITE_REPORT_SHARE?: string;
  readonly VITE_MOCK?: string;
}

/** antd's styles, see tools/build/antdStyles.mjs. */
declare module 'virtual:antd.css';

/** The version in package.json. */
declare const __APP_VERSION__: string;
