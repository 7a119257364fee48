/**
 * Returns the id of this build from its page. `/version.json` has the id of the deployed build. The development server
 * has the id `development`. Scripts do not contain the id, because every release would then rename unchanged files.
 */
export const buildId = (): string => document.querySelector('meta[name="build"]')?.getAttribute('content') ?? '';
