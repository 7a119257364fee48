import { http, type RequestHandler } from 'msw';
import { endSession, lastSeen, may, realTime, secured } from '../../access';
import { depts, type SessionRow, sessions, users } from '../../db';
import { inTurn } from '../../inTurn';
import { reasonOf } from '../../moves';
import { answerList } from '../../query';
import { api, bodyOf, forbidden, ok, refuse } from '../../respond';
import { WHERE } from '../../writes/operationLog';

/** The calls that list the signed-in users and end their sessions (docs/contract#2.45). */
export const onlineHandlers: RequestHandler[] = [
  http.get(
    api('/system/online/list'),
    secured('monitor:online:list', async ({ query, session }) => {
      const now = (await sessions.all()).filter(({ expiresAt, sessionId }) => expiresAt > realTime() && sessionId);
      return answerList(
        await Promise.all(now.map((row) => shown(row, session))),
        query,
        {
          filters: { loginName: 'like', ipaddr: 'like' },
          sort: { field: 'lastTime', order: 'desc' },
          sortable: ['loginTime', 'lastTime'],
        },
        (row) => row,
      );
    }),
  ),
  http.post(
    api('/system/online/end'),
    secured(
      'monitor:online:forceLogout',
      inTurn(async ({ request, user, session }) => {
        const body = await bodyOf(request);
        const ids = Array.isArray(body.ids) ? body.ids.map(String) : [];
        if (ids.length > 1 && !(await may(user, 'monitor:online:batchForceLogout'))) {
          return forbidden('/system/online/end');
        }
        const reason = reasonOf(body, 'reason', '请填写下线原因（2 到 200 个字符）');
        const meant = (await sessions.all()).filter(({ sessionId }) => ids.includes(sessionId ?? ''));
        if (meant.length === 0) refuse('该用户已下线');
        if (meant.some(({ token }) => token === session.token)) refuse('不能强制下线当前登录');
        for (const { token } of meant) await endSession(token, `您已被管理员强制下线：${reason}`);
        return ok();
      }),
    ),
  ),
];

async function shown({ userId, token, sessionId, browser, os, createTime }: SessionRow, own: SessionRow) {
  const user = await users.find(userId);
  return {
    tokenId: sessionId,
    userId,
    loginName: user?.loginName ?? '',
    userName: user?.userName,
    deptName: (await depts.find(user?.deptId))?.deptName ?? null,
    ipaddr: WHERE.operIp,
    loginLocation: WHERE.operLocation,
    browser,
    os,
    loginTime: createTime,
    lastTime: lastSeen(token) ?? createTime,
    current: token === own.token,
  };
}
