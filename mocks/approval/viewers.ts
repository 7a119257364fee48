import { http, type RequestHandler } from 'msw';
import { secured } from '../access';
import { api, ok } from '../respond';

/** A viewer who has not asked again within this time has left, in milliseconds. */
const THERE = 45_000;

/** The time of each viewer's last request, by record and user. */
const seen = new Map<string, Map<number, { name: string; at: number }>>();

/** The other users viewing a record under review: all who called this recently (`src/shared/api/optional.ts`). */
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
