/** The looks in which to take pictures, by the name of Playwright's project. */
export const looks = [
  { name: 'wide-light', theme: 'light', language: 'zh-CN', viewport: { width: 1440, height: 900 }, isPhone: false },
  { name: 'wide-dark', theme: 'dark', language: 'en-US', viewport: { width: 1440, height: 900 }, isPhone: false },
  { name: 'phone-light', theme: 'light', language: 'zh-CN', viewport: { width: 390, height: 844 }, isPhone: true },
] as const;
