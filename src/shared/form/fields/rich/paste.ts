import { readLoosely, sanitizeHtml } from './sanitize';

const FROM_WORD = /class=["']?Mso|urn:schemas-microsoft-com|mso-list/i;

/** Sanitizes pasted HTML. In HTML from Word, also creates lists, and drops all styles except the text alignment. */
export const cleanPasted = (html: string): string => sanitizeHtml(FROM_WORD.test(html) ? fromWord(html) : html);

/**
 * Cleans HTML from Word. Converts list items to lists, because Word writes an item as a paragraph with a bullet or
 * number in front.
 */
function fromWord(html: string): string {
  const text = readLoosely(html);
  for (const item of text.querySelectorAll<HTMLElement>('p')) {
    const level = Number(/mso-list:[^;]*level(\d)/i.exec(item.getAttribute('style') ?? '')?.[1]);
    if (level) toListItem(item, level);
  }
  for (const one of text.querySelectorAll('[style], [class]')) {
    const align = /text-align:\s*(?:center|right|justify)/i.exec(one.getAttribute('style') ?? '')?.[0];
    one.removeAttribute('class');
    one.removeAttribute('style');
    if (align) one.setAttribute('style', align);
  }
  const whole = document.createElement('div');
  whole.append(text);
  return whole.innerHTML;
}

/** Moves a paragraph into the list before it, at the given level, or starts a new list. */
function toListItem(paragraph: HTMLElement, level: number): void {
  const sign = [...paragraph.querySelectorAll('span')].find((span) =>
    /mso-list:\s*ignore/i.test(span.getAttribute('style') ?? ''),
  );
  const kind = /^[\p{L}\p{N}]{1,4}[.)、．]/u.test(sign?.textContent?.trim() ?? '') ? 'ol' : 'ul';
  sign?.remove();
  const before = paragraph.previousElementSibling;
  let list = before?.hasAttribute('data-word') ? before : undefined;
  if (!list) {
    list = document.createElement(kind);
    list.setAttribute('data-word', '');
    paragraph.before(list);
  }
  for (let depth = 1; depth < level; depth++) {
    const last: Element = list.lastElementChild ?? list.appendChild(document.createElement('li'));
    const deeper: Element | null = last.lastElementChild;
    list = deeper && /^[OU]L$/.test(deeper.tagName) ? deeper : last.appendChild(document.createElement(kind));
  }
  const item = list.appendChild(document.createElement('li'));
  item.append(paragraph);
}
