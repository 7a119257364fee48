import type { TrustedTypePolicy, TrustedTypePolicyFactory } from 'trusted-types/lib';
import { atBase } from '@/shared/settings/base';

/** The browser's Trusted Types. Undefined if the browser lacks Trusted Types. This module then does nothing. */
const factory = () => (globalThis as { trustedTypes?: TrustedTypePolicyFactory }).trustedTypes;

let clean: ((markup: string) => string) | undefined;

/** Sets the cleaner of the default policy. Only chunks that write markup load the cleaner (`cleanMarkup`). */
export function cleanMarkupWith(cleaner: (markup: string) => string): void {
  clean = cleaner;
}

/**
 * The second line of defense after `sanitize` (docs/quality#3.2). From now on, cleans all markup that is written into
 * the page. Refuses markup if no chunk with the cleaner is loaded. Scripts and workers can be loaded only from the
 * build. Text can never become code.
 */
export function guardSinks(): void {
  factory()?.createPolicy('default', {
    createHTML: (text) => (text.includes('<') ? refusedUnless(clean?.(text)) : text),
    createScriptURL: (address) => refusedUnless(isOfBuild(address) ? address : undefined),
  });
}

/** The value, or null if there is none. Browsers treat null as a refusal, although the types do not allow null. */
const refusedUnless = (value: string | undefined) => (value ?? null) as string;

function isOfBuild(address: string): boolean {
  const { origin, pathname } = new URL(address, location.href);
  return origin === location.origin && pathname.startsWith(atBase('/assets/'));
}

let inert: TrustedTypePolicy | undefined;

/**
 * The policy for text that DOMPurify or the XML reader parses into a separate document. Nothing runs in this document.
 * Undefined if the browser has no Trusted Types.
 */
export function inertPolicy(): TrustedTypePolicy | undefined {
  inert ??= factory()?.createPolicy('inert', { createHTML: (text) => text, createScriptURL: () => '' }) as
    | TrustedTypePolicy
    | undefined; // omits createScript, which must not be used
  return inert;
}
