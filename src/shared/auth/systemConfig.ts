/** What the system is called and who stands behind it (docs/contract#2.18). */
export interface SystemConfig {
  sysTitle: string;
  logoUrl: string;
  rightReserved: string;
  recordNumber: string;
  serviceTel: string;
  /** Whether sign-in always asks for the captcha. */
  captchaEnabled: boolean;
  /** The key of the map service; without one there are no maps. Its security code stays with the server. */
  amapKey?: string | undefined;
}

/** Shown until the system config is there, and instead of what it lacks. */
export const defaultConfig: SystemConfig = {
  sysTitle: 'Talent Desk',
  logoUrl: '/logo.svg',
  rightReserved: '',
  recordNumber: '',
  serviceTel: '',
  captchaEnabled: false,
};

/** Reads the system config; every missing or odd field keeps its default. */
export function toSystemConfig(data: unknown): SystemConfig {
  const config = (typeof data === 'object' && data !== null ? data : {}) as Record<string, unknown>;
  const text = (key: keyof SystemConfig, fallback = '') => {
    const value = config[key];
    return (typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '') || fallback;
  };
  return {
    amapKey: text('amapKey') || undefined,
    sysTitle: text('sysTitle', defaultConfig.sysTitle),
    logoUrl: text('logoUrl', defaultConfig.logoUrl),
    rightReserved: text('rightReserved'),
    recordNumber: text('recordNumber'),
    serviceTel: text('serviceTel'),
    captchaEnabled: [true, 'true', 'Y', '1', 1].includes(config.captchaEnabled as string),
  };
}
