import { isBoot, type Scenario } from './scenario';

let calls = 0;

/** A backend that breaks: every third call fails, and of a change nothing is stored. Sign-in and menu work. */
export const flaky: Scenario = async (request, backend) => {
  if (isBoot(request) || ++calls % 3 !== 0) return backend(request);
  return Response.json({ code: 500, msg: '服务器错误，请联系管理员' }, { status: 500 });
};
