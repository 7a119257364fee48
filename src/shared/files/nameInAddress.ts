/** Returns the decoded file name at the end of a URL. Returns '' for a URL without a file name. */
export function nameInAddress(address: string): string {
  const [path = ''] = address.split(/[?#]/);
  const last =
    path
      .replace(/^https?:\/\/[^/]*/i, '')
      .split('/')
      .at(-1) ?? '';
  try {
    return decodeURIComponent(last);
  } catch {
    return last;
  }
}
