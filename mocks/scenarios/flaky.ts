import { isBoot, type Scenario } from './scenario';

let calls = 0;

/** An unreliable backend: every third call fails and stores nothing. Sign-in and menu always work. */
export const flaky: Scenario = async (request, backend) => {
  if (isBoot(request) || ++calls % 3 !== 0) return backend(request);
  return Response.json({ code: 500, msg: '服务器错误，请联系管理员' }, { status: 500 });
};
