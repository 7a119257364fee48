import type { RequestHandler } from 'msw';
import type { z } from 'zod';

/** What is known about a call beside its path; `docs/openapi.json` is written from it. */
export interface CallFacts {
  /** The permission it needs; null: only a sign-in. Undefined: not even that. */
  permission?: string | null;
  /** Who may do it beyond that, or without it. */
  who?: 'superOnly' | 'ownWithout';
  /** The fields a client may send, and those of them that must be filled in. */
  body?: { schema: z.ZodObject; required: readonly string[] };
}

const facts = new WeakMap<object, CallFacts>();

/** Remembers facts about a resolver; returns the resolver. */
export function withFacts<Resolver extends object>(resolver: Resolver, given: CallFacts): Resolver {
  facts.set(resolver, { ...facts.get(resolver), ...given });
  return resolver;
}

/** What is known about a handler's call; empty for one that needs no sign-in and takes nothing. */
export function factsOf(handler: RequestHandler): CallFacts {
  // msw keeps the resolver to its own classes.
  const { resolver } = handler as unknown as { resolver: object };
  return facts.get(resolver) ?? {};
}
