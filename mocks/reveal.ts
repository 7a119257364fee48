import { http, type RequestHandler } from 'msw';
import { secured } from './access';
import { api, bodyOf, ok, timestamp } from './respond';
import { operLogs } from './system/logs';

/** Writes to the operation log that somebody has asked for a personal number (`src/shared/api/optional.ts`). */
export const revealOf = (path: string, permission: string): RequestHandler =>
  http.post(
    api(`${path}/reveal/:id`),
    secured(permission, async ({ request, params, user }) => {
      const { field } = await bodyOf(request);
      const [last] = (await operLogs.all()).toSorted((one, other) => other.operId - one.operId);
      await operLogs.insert({
        ...last,
        operId: await operLogs.nextId(),
        title: '查看敏感信息',
        businessType: 0,
        operName: user.loginName,
        requestMethod: 'POST',
        operUrl: `${path}/reveal/${params.id}`,
        operParam: JSON.stringify({ id: params.id, field }),
        status: 0,
        errorMsg: '',
        operTime: timestamp(),
      } as Parameters<typeof operLogs.insert>[0]);
      return ok();
    }),
  );
