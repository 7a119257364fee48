import { http, type RequestHandler } from 'msw';
import { secured } from '../access';
import { api, ok } from '../respond';

/** Milliseconds after which somebody who has not asked again is no longer there. */
const THERE = 45_000;

/** When each user was last there, by record and user. */
const seen = new Map<string, Map<number, { name: string; at: number }>>();

/** Who else is looking at a record under review: everybody who has asked this lately (`src/shared/api/optional.ts`). */
export const viewersOf = (path: string, permission: string): RequestHandler =>
  http.get(
    api(`${path}/viewers/:id`),
    secured(`${permission}:get`, ({ params, user }) => {
      const key = `${path} ${params.id}`;
      const viewers = seen.get(key) ?? new Map<number, { name: string; at: number }>();
      seen.set(key, viewers.set(user.userId, { name: user.userName, at: Date.now() }));
      const others = [...viewers].filter(([userId, { at }]) => userId !== user.userId && Date.now() - at < THERE);
      return ok(others.map(([, { name }]) => ({ name })));
    }),
  );
