import { useHas } from '@/shared/api/optional';
import { PREFERENCES } from '@/shared/notices/preferences.api';
import { SOCIALS } from './binding.api';

const PAGES = ['base', 'custom', 'binding', 'notification'] as const;

/** The menu keys of the user's settings pages, except pages whose calls are known to be missing on the server. */
export function useSettingsPages() {
  const has = { binding: useHas('GET', `${SOCIALS}/list`), notification: useHas('GET', PREFERENCES) };
  return PAGES.filter((page) => (page in has ? has[page as keyof typeof has] : true));
}
