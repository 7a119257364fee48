// @fresh-modules
import { afterEach, describe, expect, it, vi } from 'vitest';

/** Imports the settings with this `/config.js`. */
async function withConfig(config: unknown) {
  vi.stubGlobal('TALENT_DESK', config);
  vi.resetModules();
  return import('./deployment');
}
afterEach(() => vi.resetModules());

describe('the settings of /config.js', () => {
  it('/config.js sets the paths of API calls and the name of the token header', async () => {
    await withConfig({ apiBase: '/desk-api', tokenHeader: 'x-token', loginPath: '/auth/login/yy' });
    const { TOKEN_HEADER } = await import('@/shared/api/http');
    const { paths } = await import('@/shared/api/paths');
    expect([TOKEN_HEADER, paths.login, paths.files]).toEqual(['x-token', '/auth/login/yy', '/system/dfs']);
  });

  it('/config.js limits the available languages, and the first listed language is the fallback', async () => {
    localStorage.setItem('pro__lang', JSON.stringify({ value: 'en-US', expire: null }));
    await withConfig({ languages: ['zh-TW', 'pt-BR'] });
    const { initialLanguage, languages } = await import('./languages');
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['de', 'en']);
    expect(Object.keys(languages)).toEqual(['zh-TW', 'pt-BR']);
    expect(initialLanguage()).toBe('zh-TW');
  });
});
