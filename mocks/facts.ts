import type { RequestHandler } from 'msw';
import type { z } from 'zod';

/** Facts about a call besides its path. docs/openapi.json is generated from them. */
export interface CallFacts {
  /** The required permission. Null: every signed-in user may call it. Undefined: visitors may call it, too. */
  permission?: string | null;
  /** `superOnly`: only the super administrator. `ownWithout`: users need no permission for their own records. */
  who?: 'superOnly' | 'ownWithout';
  /** The fields that a client may send, and which of them are required. */
  body?: { schema: z.ZodObject; required: readonly string[] };
}

const facts = new WeakMap<object, CallFacts>();

/** Stores facts about a resolver and returns the resolver. */
export function withFacts<Resolver extends object>(resolver: Resolver, given: CallFacts): Resolver {
  facts.set(resolver, { ...facts.get(resolver), ...given });
  return resolver;
}

/** Returns the stored facts about a handler's call; empty for a call without sign-in and body. */
export function factsOf(handler: RequestHandler): CallFacts {
  // The types of msw do not expose the resolver.
  const { resolver } = handler as unknown as { resolver: object };
  return facts.get(resolver) ?? {};
}
