import type { RequestHandler } from 'msw';
import type { z } from 'zod';

/** The facts about a call besides its path; docs/openapi.json is generated from them. */
export interface CallFacts {
  /** The permission it needs; null needs only a sign-in, undefined not even that. */
  permission?: string | null;
  /** Who may call it: only the super administrator, or also users without the permission for their own records. */
  who?: 'superOnly' | 'ownWithout';
  /** The fields a client may send, and those that are required. */
  body?: { schema: z.ZodObject; required: readonly string[] };
}

const facts = new WeakMap<object, CallFacts>();

/** Stores facts about a resolver; returns the resolver. */
export function withFacts<Resolver extends object>(resolver: Resolver, given: CallFacts): Resolver {
  facts.set(resolver, { ...facts.get(resolver), ...given });
  return resolver;
}

/** The stored facts about a handler's call; empty for a call without sign-in and body. */
export function factsOf(handler: RequestHandler): CallFacts {
  // msw does not expose the resolver in its types.
  const { resolver } = handler as unknown as { resolver: object };
  return facts.get(resolver) ?? {};
}
