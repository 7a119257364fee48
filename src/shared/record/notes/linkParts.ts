import { API_BASE } from '@/shared/api/http';
import { httpUrl, inAppPath } from '@/shared/lib/safeUrl';
import { atBase, belowBase } from '@/shared/settings/base';

/** A part of a text. `href` is set for a link to another site, `to` for a link inside this product. */
export interface TextPart {
  text: string;
  href?: string;
  to?: string;
}

/** An http(s) address in a text. The address ends before a blank, a quote, an angle bracket or Chinese punctuation. */
const ADDRESS = /https?:\/\/[^\s<>"'`\\，。；：！？、（）【】《》「」“”‘’…]+/gi;

/**
 * Splits plain text at its http(s) addresses. Interprets nothing else in the text. An address of this product becomes
 * an internal link, because notes often refer to other records.
 */
export function linkParts(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let from = 0;
  for (const { 0: found, index } of text.matchAll(ADDRESS)) {
    const address = withoutPunctuation(found);
    const href = httpUrl(address);
    if (!href) continue;
    if (index > from) parts.push({ text: text.slice(from, index) });
    const to = ownPath(href);
    parts.push(to ? { text: address, to } : { text: address, href });
    from = index + address.length;
  }
  if (from < text.length) parts.push({ text: text.slice(from) });
  return parts;
}

/** Removes punctuation after an address; keeps a closing bracket if the address contains the opening bracket. */
function withoutPunctuation(address: string): string {
  const end = address.replace(/[.,;:!?*]+$/, '');
  const opens = end.split('(').length;
  const closes = end.split(')').length;
  const shorter = closes > opens && end.endsWith(')') ? end.slice(0, -1) : end;
  return shorter === address ? address : withoutPunctuation(shorter);
}

/**
 * Returns the path inside this product for an address with our origin. Returns undefined for any other address, and for
 * uploaded files, which the server serves.
 */
function ownPath(href: string): string | undefined {
  const { origin, pathname, search, hash } = new URL(href);
  const path = belowBase(pathname);
  if (origin !== window.location.origin || atBase(path) !== pathname) return undefined;
  if (pathname.startsWith(`${API_BASE}/`)) return undefined;
  return inAppPath(path + search + hash);
}
