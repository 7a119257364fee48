import type { Config } from './config.resource';

/** The text that replaces a hidden value. */
export const MASK = '••••••';

/** True for a parameter whose key names a password, a secret, a token or a key (docs/decisions#6). */
export const isSecretKey = (configKey: string): boolean =>
  /passw(?:or)?d|pwd|secret|token|credential|(?:access|api|private|public|app|map)[._-]?key/i.test(configKey);

/** The value of a parameter for exports and other output: a secret is masked. */
export const maskedValue = ({ configKey, configValue }: Pick<Config, 'configKey' | 'configValue'>) =>
  isSecretKey(configKey) ? MASK : configValue;
