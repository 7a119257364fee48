/** Returns the path of a Chromium that starts; installs one if necessary. */
export function ensureChromium(): string;
