/** The path of a Chromium that starts; installs one where there is none. */
export function ensureChromium(): string;
