/**
 * Returns the id of this build from its page. `/version.json` has the id of the deployed build. The development
 * server has the id `development`. The id is not in the scripts, because a release would then rename unchanged files.
 */
export const buildId = (): string => document.querySelector('meta[name="build"]')?.getAttribute('content') ?? '';
