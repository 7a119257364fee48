import { http, type RequestHandler } from 'msw';
import { secured } from '../access';
import { onReset } from '../db';
import { api, ok } from '../respond';

/** Milliseconds without a request after which a viewer counts as gone. */
const THERE = 45_000;

/** The time of the last request of each viewer, by record and user. */
const seen = new Map<string, Map<number, { name: string; at: number }>>();
onReset(() => seen.clear());

/** Returns the other users who view a record under review: all who called recently (`src/shared/api/optional.ts`). */
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
