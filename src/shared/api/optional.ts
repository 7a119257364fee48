import { create } from 'zustand';
import { ApiError } from './ApiError';

/** A call the contract does not have: our proposal, which a backend may lack. */
export interface OptionalCall {
  method: 'GET' | 'POST';
  /** The path below the API base; a part that begins with `:` is an id. */
  path: string;
  /** The feature that is absent without the call. */
  without: string;
}

/** The resources whose lists show sums of all rows that match the filters. */
const SUMMED = ['order', 'collection', 'invoice', 'settlement'];

/** The resources whose records are reviewed. */
const REVIEWED = ['company', 'school', 'personal', 'course', 'position', 'memberCert'];

/** Further resources with numbers that belong to a person. */
const PERSONAL = ['resume', 'order', 'collection', 'invoice', 'settlement', 'registration', 'gameRecord'];

/** All resources whose records have personal numbers. */
export const REVEALED = [
  ...[...REVIEWED, ...PERSONAL].map((name) => `biz/${name}`),
  'system/user',
  'system/dept',
  'system/contacts',
  'system/config',
];

/**
 * Every call beyond the contract. Where the server does not know one, it is asked once, what it is for is not shown, and
 * nobody is told of a failure. A call that is not here is one every backend has to answer.
 */
export const OPTIONAL: readonly OptionalCall[] = [
  ...SUMMED.map((name) => get(`/biz/${name}/sum`, 'the sums of all rows that match the filters')),
  ...REVIEWED.map((name) => get(`/biz/${name}/viewers/:id`, 'who else is looking at a record under review')),
  ...REVEALED.map((name) =>
    post(
      `/${name}/reveal/:id`,
      'personal numbers must come in clear, and the operation log does not say who has asked for one',
    ),
  ),
  ...REVIEWED.map((name) =>
    get(`/biz/${name}/same/:id`, 'a masked number cannot be compared with that of other records'),
  ),
  get('/biz/order/money/:id', 'collections, invoices and settlements in the life of an order'),
  get('/analysis/month-bar', 'the chart of new records by month'),
  get('/analysis/day-trend', 'the chart of operations by day'),
  get('/analysis/rank-list', 'the ranking of the overview'),
  get('/analysis/tag-cloud', 'the words of the overview'),
  get('/report/statistics/money', 'the money of the overview'),
  get('/report/statistics/mine', 'the own figures of the workplace'),
  get('/system/accounts/operations', 'the own latest operations'),
  get('/system/accounts/logins', 'the own latest sign-ins'),
  get('/system/accounts/sessions', 'the devices one is signed in on'),
  post('/system/accounts/sessions/end', 'the button that signs out another device'),
  get('/system/user/profile', 'the own profile is read from `/system/user/get/:id`, else from the user info'),
  get('/system/notify/settings', 'the notification preferences'),
  post('/system/notify/settings', 'the switches of the notification preferences'),
  get('/system/notice/unread', 'this browser remembers which notices were read, and counts the newest ones'),
  post('/system/notice/read', 'readers of a notice are not counted'),
  post('/system/notice/readAll', 'all notices are marked as read in this browser only'),
  get('/system/social/list', 'the bindings'),
  post('/system/social/bind', 'the button that binds WeChat'),
  post('/system/social/unbind', 'the button that unbinds WeChat'),
  get('/system/user/options', 'people are chosen from `/system/user/list`, which not everybody may read'),
  get('/act/general/startable', 'a process without a form of its own is shown in the choice, disabled'),
  post('/act/general/save', 'a process without a form of its own cannot be applied for'),
  get('/act/general/biz/:id', 'the text of a request with the general form'),
  get('/act/draft/list', 'the drafts of applications'),
  post('/act/draft/save', 'the button that saves a draft; what is typed is still kept in this tab'),
  post('/act/draft/remove', 'the button that deletes a draft'),
  get('/act/task/waiting', 'the names of those a request waits for'),
  post('/act/task/claim/:id', 'the button that claims a task'),
  post('/act/task/unclaim/:id', 'the button that gives a task back'),
  post('/act/task/delegate', 'the button that hands a task on'),
  post('/act/task/urge/:id', 'the button that urges those who decide'),
  post('/act/models/save', 'the button for a new model'),
  post('/act/models/update', 'the buttons that edit and draw a model'),
];

function get(path: string, without: string): OptionalCall {
  return { method: 'GET', path, without };
}

function post(path: string, without: string): OptionalCall {
  return { method: 'POST', path, without };
}

const patterns = OPTIONAL.map((call) => ({
  call,
  pattern: new RegExp(`^${call.path.replaceAll(/:\w+/g, '[^/]+')}$`),
}));

/** The declared optional call behind a request; undefined for a call of the contract. */
export const optionalCall = ({ method = 'get', url = '' }: { method?: string; url?: string }) =>
  patterns.find(({ call, pattern }) => call.method === method.toUpperCase() && pattern.test(url))?.call;

const useMissing = create<{ calls: ReadonlySet<OptionalCall> }>(() => ({ calls: new Set() }));

/** The calls the server has answered at least once, and those whose first answer is awaited. */
let answered = new Set<OptionalCall>();
const first = new Map<OptionalCall, Promise<unknown>>();

/**
 * Runs an optional call unless it is known to be missing. Several at once wait for the answer of the first. Rejects with
 * ApiError `missing` where the server does not know the call.
 */
export async function askOptional<T>(call: OptionalCall, ask: () => Promise<T>): Promise<T> {
  while (first.has(call)) await first.get(call);
  if (useMissing.getState().calls.has(call)) throw new ApiError('missing');
  const answer = ask();
  if (!answered.has(call)) {
    const settled = answer.then(
      () => answered.add(call),
      (error: unknown) =>
        saysMissing(error) && useMissing.setState(({ calls }) => ({ calls: new Set(calls).add(call) })),
    );
    first.set(
      call,
      settled.finally(() => first.delete(call)),
    );
  }
  try {
    return await answer;
  } catch (error) {
    throw saysMissing(error) ? new ApiError('missing') : error;
  }
}

const UNKNOWN_CALL = /^(404|405|501|unknown|not[_ -]?(found|implemented|supported))$/i;

/** True when the server said that it has no such call: by its status, or by the code of its envelope. */
function saysMissing(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return error.kind === 'missing' || UNKNOWN_CALL.test(String(error.status)) || UNKNOWN_CALL.test(String(error.code));
}

/** True for the error of an optional call the server does not have. */
export const isMissing = (error: unknown) => error instanceof ApiError && error.kind === 'missing';

/** The answer of an optional call, or what is used where the server lacks it. Any other error passes through. */
export async function unlessMissing<T, U>(answer: Promise<T>, otherwise: () => U | Promise<U>): Promise<T | U> {
  try {
    return await answer;
  } catch (error) {
    if (isMissing(error)) return otherwise();
    throw error;
  }
}

/** False once the server is known to lack an optional call: its button or block is then absent. */
export function useHas(method: OptionalCall['method'], path: string): boolean {
  const asked = optionalCall({ method, url: path });
  if (!asked) throw new Error(`${method} ${path} is not declared as optional`);
  return useMissing(({ calls }) => !calls.has(asked));
}

/** Forgets what the server lacks, for tests: in the product that lasts until the page is loaded again. */
export function forgetMissing(): void {
  answered = new Set();
  first.clear();
  useMissing.setState({ calls: new Set() });
}
