import { http, type RequestHandler } from 'msw';
import { z } from 'zod';
import { settingsBodySchema } from '@/shared/personal/settings.api';
import { type Call, secured } from '../access';
import { inTurn } from '../inTurn';
import { api, bodyOf, ok, refuse, timestamp } from '../respond';
import { defineTable } from '../table';

/** A setting of a user, as JSON text. */
const settingRow = z.object({
  id: z.number(),
  userId: z.number(),
  name: z.string().max(200),
  value: z.string().max(20_000),
  updateTime: z.string(),
});

const settings = defineTable({ name: 'accountSettings', idKey: 'id', schema: settingRow, seed: () => [] });

/** Settings that the server stores so that the user has them on every computer (docs/contract#2.37). */
export const accountSettingHandlers: RequestHandler[] = [
  http.get(
    api('/system/accounts/settings'),
    secured(null, async ({ user }) => {
      const own = (await settings.all()).filter((row) => row.userId === user.userId);
      return ok({
        values: Object.fromEntries(own.map(({ name, value }) => [name, value])),
        updateTime: Object.fromEntries(own.map(({ name, updateTime }) => [name, updateTime])),
      });
    }),
  ),
  http.post(api('/system/accounts/settings'), secured(null, inTurn(save))),
];

async function save({ request, user }: Call): Promise<Response> {
  const { data } = settingsBodySchema.safeParse(await bodyOf(request));
  if (!data) return refuse('请求参数格式错误', 400);
  const own = (await settings.all()).filter((row) => row.userId === user.userId);
  for (const [name, value] of Object.entries(data.values)) {
    const before = own.find((row) => row.name === name);
    const change = { value, updateTime: timestamp() };
    if (before) await settings.update(before.id, change);
    else await settings.insert({ id: await settings.nextId(), userId: user.userId, name, ...change });
  }
  return ok();
}
