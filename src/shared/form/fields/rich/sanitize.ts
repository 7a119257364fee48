import createDOMPurify, { type Config } from 'dompurify';
import i18next from 'i18next';
import { hostElsewhere, shownHere } from '@/shared/files/shownHere';
import '@/shared/trusted-types/cleanMarkup';
import { httpUrl, safeHref } from '@/shared/lib/safeUrl';
import { inertPolicy } from '@/shared/trusted-types/trustedTypes';

/** The allowed tags: all that the editor creates, and the plain tags of older content. */
const TAGS = [
  'p br hr h1 h2 h3 h4 h5 h6 blockquote pre code div span',
  'strong b em i u s strike del sub sup a img ul ol li',
  'table caption colgroup col thead tbody tfoot tr th td figure figcaption',
].flatMap((names) => names.split(' '));
const ATTRIBUTES = 'href title src alt width height colspan rowspan colwidth start style'.split(' ');

/** The allowed styles and values. No allowed style can load, move or cover anything (docs/quality#row-117). */
const COLOUR = /^(?:#[\da-f]{3,8}|[a-z]{3,20}|rgba?\([\d\s.,%/]{5,40}\))$/i;
const STYLES = new Map<string, RegExp>([
  ['text-align', /^(?:left|right|center|justify|start|end)$/i],
  ['color', COLOUR],
  ['background-color', COLOUR],
  ['font-weight', /^(?:normal|bold|[1-9]00)$/i],
  ['font-style', /^(?:normal|italic)$/i],
  ['text-decoration', /^(?:none|underline|line-through)$/i],
  ['font-size', /^(?:[89]|[1-4]\d)(?:\.\d{1,2})?(?:px|pt)$/i],
  ['width', /^\d{1,4}(?:\.\d{1,2})?(?:px|%)$/i],
  ['min-width', /^\d{1,4}(?:\.\d{1,2})?px$/i],
]);

const RULES: Config = {
  ALLOWED_TAGS: TAGS,
  ALLOWED_ATTR: ATTRIBUTES,
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  KEEP_CONTENT: true,
  TRUSTED_TYPES_POLICY: inertPolicy(),
};

/** True while `readLoosely` runs, which keeps styles and classes. */
let onlyRead = false;

// A separate DOMPurify instance, so that the hooks below apply to rich text only.
const purify = createDOMPurify(window);
purify.addHook('afterSanitizeAttributes', (element) => {
  if (!(element instanceof Element) || onlyRead) return;
  keepSafeStyles(element);
  if (element.hasAttribute('href')) linkSafely(element);
  if (element.tagName === 'IMG') showSafely(element);
  else element.removeAttribute('src');
});

/** Sanitizes rich text, both before it is edited and before it is sent to the server. */
export const sanitizeHtml = (html: string): string => purify.sanitize(html, RULES);

/** Sanitizes rich text into nodes for display, so that it is not parsed as HTML a second time. */
export const sanitizeToNodes = (html: string): DocumentFragment =>
  // If the text has nothing but frames, DOMPurify returns no fragment at all.
  (purify.sanitize(html, { ...RULES, RETURN_DOM_FRAGMENT: true }) as DocumentFragment | null) ??
  document.createDocumentFragment();

/** Parses HTML and keeps its classes and styles, for analysis only; the result must never be rendered. */
export function readLoosely(html: string): DocumentFragment {
  onlyRead = true;
  try {
    return purify.sanitize(html, { ...RULES, ALLOWED_ATTR: [...ATTRIBUTES, 'class'], RETURN_DOM_FRAGMENT: true });
  } finally {
    onlyRead = false;
  }
}

/**
 * Returns the address of a link if rich text may contain the link, otherwise undefined. Allows http(s), mailto, and
 * paths of this product.
 */
export function linkAddress(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const text = value.trim();
  return safeHref(text) ?? (/^mailto:[^\s<>"'`\\]{3,200}$/i.test(text) ? text : undefined);
}

function linkSafely(element: Element): void {
  const href = element.tagName === 'A' ? linkAddress(element.getAttribute('href')) : undefined;
  if (!href) return element.removeAttribute('href');
  element.setAttribute('href', href);
  element.setAttribute('target', '_blank');
  element.setAttribute('rel', 'noopener noreferrer nofollow');
}

/**
 * Allows pictures from this product and the object store. Replaces a picture from another host, which could track
 * readers, with a link that names the host. Removes a picture without a valid address.
 */
function showSafely(image: Element): void {
  const src = image.getAttribute('src');
  const shown = shownHere(src);
  const host = hostElsewhere(src);
  if (!shown && host) return linkInstead(image, String(httpUrl(src)), host);
  if (!shown) return image.remove();
  image.setAttribute('src', shown);
  image.setAttribute('referrerpolicy', 'no-referrer');
  image.setAttribute('loading', 'lazy');
}

function linkInstead(image: Element, href: string, host: string): void {
  const label = [image.getAttribute('alt'), i18next.t('shared:rich.pictureAt', { host })].filter(Boolean).join(' · ');
  const inLink = image.parentElement?.closest('a') !== null;
  const link = document.createElement(inLink ? 'span' : 'a');
  link.textContent = label;
  if (!inLink) link.setAttribute('href', href);
  if (!inLink) linkSafely(link);
  image.replaceWith(link);
}

function keepSafeStyles(element: Element): void {
  const style = element.getAttribute('style');
  if (style === null) return;
  const kept = style.split(';').flatMap((declaration) => {
    const [, name = '', value = ''] = /^\s*([\w-]+)\s*:\s*(.*?)\s*$/s.exec(declaration) ?? [];
    return STYLES.get(name.toLowerCase())?.test(value) ? [`${name.toLowerCase()}: ${value}`] : [];
  });
  if (kept.length > 0) element.setAttribute('style', kept.join('; '));
  else element.removeAttribute('style');
}
