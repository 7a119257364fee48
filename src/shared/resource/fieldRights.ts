import type { AxiosRequestConfig } from 'axios';
import { guardRequests } from '@/shared/api/http';
import { useSession } from '@/shared/auth/session';
import { isRecord } from '@/shared/lib/json';

/** How a user's access to a field is limited. The value is hidden, or it is shown but cannot be changed. */
export type FieldLimit = 'hidden' | 'readonly';

/** The permission prefixes of resources (`system:user`), by base path (`/system/user`). */
const permissions = new Map<string, string>();

/** Applies the user's field rights to all calls below a resource's path from now on. */
export const limitFields = (path: string, permission: string) => void permissions.set(path, permission);

/**
 * The limit of a field, as set by user info (docs/contract#2.2). `permission` is the permission prefix of the resource.
 * Undefined if the field has no limit. An unknown limit counts as `readonly`.
 */
export function fieldLimit(permission: string | undefined, field: string | undefined): FieldLimit | undefined {
  if (permission === undefined || field === undefined) return undefined;
  const limit = limitsOf(permission)?.[field];
  if (limit === undefined || limit === null || limit === '') return undefined;
  return limit === 'hidden' ? 'hidden' : 'readonly';
}

function limitsOf(permission: string): Record<string, unknown> | undefined {
  const { fields } = useSession.getState().user ?? {};
  const limits = isRecord(fields) ? fields[permission] : undefined;
  return isRecord(limits) ? limits : undefined;
}

/**
 * Returns a function that looks up the limit of a field in the resource of this URL. A condition such as `status.not`
 * has the limit of its field. Returns undefined if no field is limited.
 */
export function limitedAt(url: string | undefined): ((name: string) => FieldLimit | undefined) | undefined {
  if (url === undefined || !useSession.getState().user?.fields) return undefined;
  let path = url;
  while (path !== '' && !permissions.has(path)) path = path.slice(0, Math.max(0, path.lastIndexOf('/')));
  const permission = permissions.get(path);
  if (permission === undefined || !limitsOf(permission)) return undefined;
  return (name) => fieldLimit(permission, name.split('.')[0]);
}

/** Returns a copy without hidden data: hidden fields at any depth are null, and a history omits their changes. */
function withoutHidden(value: unknown, isHidden: (name: string) => boolean): unknown {
  if (Array.isArray(value)) {
    return value
      .filter((one) => !(isRecord(one) && typeof one.field === 'string' && isHidden(one.field)))
      .map((one) => withoutHidden(one, isHidden));
  }
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, isHidden(name) ? null : withoutHidden(inner, isHidden)]),
  );
}

const withoutNames = (values: object, isLeftOut: (name: string) => boolean) =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !isLeftOut(name)));

/**
 * The only place that enforces field rights. Hidden values never reach the screens. JSON bodies are sent without hidden
 * and readonly fields. No list is filtered or sorted by a hidden field.
 */
guardRequests({
  sent(config: AxiosRequestConfig): AxiosRequestConfig {
    const limit = limitedAt(config.url);
    if (!limit) return config;
    const params: unknown = config.params;
    const data: unknown = config.data;
    const isHidden = (name: string) => limit(name) === 'hidden';
    const sortsHidden = isRecord(params) && isHidden(String(params.sortField));
    return {
      ...config,
      ...(isRecord(params) && {
        params: withoutNames(params, (name) => isHidden(name) || (sortsHidden && /^sort(Field|Order)$/.test(name))),
      }),
      ...(isRecord(data) &&
        !(data instanceof FormData) && { data: withoutNames(data, (name) => limit(name) !== undefined) }),
    };
  },
  read(url: string | undefined, answer: unknown): unknown {
    const limit = limitedAt(url);
    return limit ? withoutHidden(answer, (name) => limit(name) === 'hidden') : answer;
  },
});
