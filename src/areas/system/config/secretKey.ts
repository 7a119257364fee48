import type { Config } from './config.resource';

/** The text shown instead of a secret value. */
export const MASK = '••••••';

/** True for a parameter whose key contains a word such as "password", "secret" or "token" (docs/decisions#6). */
export const isSecretKey = (configKey: string): boolean =>
  /passw(?:or)?d|pwd|secret|token|credential|(?:access|api|private|public|app|map)[._-]?key/i.test(configKey);

/** Returns the value of a parameter for exports and other output, with secrets masked. */
export const maskedValue = ({ configKey, configValue }: Pick<Config, 'configKey' | 'configValue'>) =>
  isSecretKey(configKey) ? MASK : configValue;
