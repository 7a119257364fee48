/// <reference types="vite/client" />

interface ImportMetaEnv {
  readonly VITE_API_BASE?: string;
  readonly VITE_API_TIMEOUT?: string;
  readonly VITE_TOKEN_HEADER?: string;
  readonly VITE_PATH_LOGIN?: string;
  readonly VITE_PATH_USER_INFO?: string;
  readonly VITE_TWO_STEP?: string;
  readonly VITE_MOCK?: string;
}

/** Which build this is; `version.json` names the one on the server. */
declare const __BUILD__: string;

/** The version of package.json. */
declare const __APP_VERSION__: string;
