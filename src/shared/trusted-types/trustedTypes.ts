import type { TrustedTypePolicy, TrustedTypePolicyFactory } from 'trusted-types/lib';
import { atBase } from '@/shared/settings/base';

/** The browser's Trusted Types; undefined where it has none, and there nothing below has an effect. */
const factory = () => (globalThis as { trustedTypes?: TrustedTypePolicyFactory }).trustedTypes;

let clean: ((markup: string) => string) | undefined;

/** Chunks that write markup give the default policy what cleans it (`cleanMarkup`), so that no page loads it for nothing. */
export function cleanMarkupWith(cleaner: (markup: string) => string): void {
  clean = cleaner;
}

/**
 * The second wall behind `sanitize` (docs/quality#3.2): from now on markup that anybody writes into the page is cleaned,
 * or refused while no chunk that writes any is loaded, and scripts and workers come from the build alone. There is no
 * way to turn text into code.
 */
export function guardSinks(): void {
  factory()?.createPolicy('default', {
    createHTML: (text) => (text.includes('<') ? refusedUnless(clean?.(text)) : text),
    createScriptURL: (address) => refusedUnless(isOfBuild(address) ? address : undefined),
  });
}

/** The browser takes null for a refusal, which the types do not know. */
const refusedUnless = (value: string | undefined) => (value ?? null) as string;

function isOfBuild(address: string): boolean {
  const { origin, pathname } = new URL(address, location.href);
  return origin === location.origin && pathname.startsWith(atBase('/assets/'));
}

let inert: TrustedTypePolicy | undefined;

/**
 * The policy for text that is only parsed into a document nobody sees: by DOMPurify, and for reading XML. Undefined where
 * the browser has no Trusted Types.
 */
export function inertPolicy(): TrustedTypePolicy | undefined {
  inert ??= factory()?.createPolicy('inert', { createHTML: (text) => text, createScriptURL: () => '' }) as
    | TrustedTypePolicy
    | undefined; // without createScript, which nobody may ask it for
  return inert;
}
