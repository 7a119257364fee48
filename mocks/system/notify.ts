import { http, type RequestHandler } from 'msw';
import { z } from 'zod';
import { secured } from '../access';
import { api, bodyOf, fail, ok } from '../respond';
import { noteOperation } from '../writes/operationLog';
import { defineTable } from '../table';

const kinds = z.enum(['security', 'system', 'todo', 'audit']);
const preference = z.object({ kind: kinds, site: z.boolean(), mail: z.boolean(), sms: z.boolean() });

/** The stored preferences. A user without any gets the defaults. */
const preferences = defineTable({
  name: 'notifyPreferences',
  idKey: 'key',
  schema: preference.extend({ key: z.string() }),
  seed: () => [],
});

const START = { security: { mail: true, sms: true }, system: {}, todo: { mail: true }, audit: {} } as const;

/** True when a user wants to see this kind of message in the product, which is the default. */
export async function wantsMessages(userId: number, kind: z.infer<typeof kinds>): Promise<boolean> {
  return (await preferences.find(`${userId} ${kind}`))?.site ?? true;
}

/** The notification preferences of a user. The specification names the page, but no calls. */
export const notifyHandlers: RequestHandler[] = [
  http.get(
    api('/system/notify/settings'),
    secured(null, async ({ user }) => {
      const chosen = await preferences.all();
      const rows = kinds.options.map((kind) => {
        const { key: _key, ...own } = chosen.find(({ key }) => key === `${user.userId} ${kind}`) ?? { key: '' };
        return { kind, site: true, mail: false, sms: false, ...START[kind], ...own };
      });
      return ok(rows);
    }),
  ),
  http.post(
    api('/system/notify/settings'),
    secured(null, async (call) => {
      const parsed = preference.safeParse(await bodyOf(call.request));
      if (!parsed.success) return fail('请求参数格式错误', 400);
      const key = `${call.user.userId} ${parsed.data.kind}`;
      await preferences.remove(key);
      await preferences.insert({ key, ...parsed.data });
      await noteOperation(call, '消息通知', 2);
      return ok();
    }),
  ),
];
