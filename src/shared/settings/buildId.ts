/**
 * Returns the id of this build from its page. `/version.json` has the id of the deployed build. Empty on the development
 * server. The id is not in the scripts, because a release would then change the names of unchanged files.
 */
export const buildId = (): string => document.querySelector('meta[name="build"]')?.getAttribute('content') ?? '';
