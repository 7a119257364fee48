import { request } from '@/shared/api/http';
import { paths } from '@/shared/api/paths';
import { showSystemConfig } from '@/shared/auth/session';

/** Loads the system config for a public page. If the request fails, the page keeps its built-in names. */
export async function loadConfig(): Promise<void> {
  try {
    showSystemConfig(await request({ url: paths.systemConfig, quiet: true }));
  } catch {
    // Public pages work without the config, so a failed request is ignored.
  }
}
