import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { fetchRows } from '@/shared/api/crudApi';
import { changeShape, id } from '@/shared/api/fields';
import { post, request } from '@/shared/api/http';
import { isMissing } from '@/shared/api/optional';
import { keysOf } from '@/shared/api/queryKeys';
import { useSession } from '@/shared/auth/session';
import { storedNames } from '@/shared/storage/storage';
import { ownKey } from '@/shared/storage/own';
import { keepViews, renameMarks, SCOPES, type StoredView, storedViews, viewsOf } from './savedViews';

/** The path of the saved views. The calls are this project's proposal (docs/contract#2.37). */
export const VIEWS = '/system/accounts/views';

/** The permission to share a view with a role or everybody. */
export const SHARE = 'system:view:share';

export const MAX_VIEW_NAME = 20;

const shape = {
  /** The path of the list. */
  list: z.string().max(200),
  name: z.string().max(MAX_VIEW_NAME),
  /** The query of the list. */
  search: z.string().max(2000),
  scope: z.enum(SCOPES),
  /** The role whose users see the view; only with the scope `role`. */
  roleId: id.nullish(),
};

/** A view from the server. `userId` is the owner of the view. */
export const viewSchema = z.object({ id, ...shape, userId: id, roleName: z.string().nullish(), ...changeShape });
type ServerView = z.infer<typeof viewSchema>;

/** The body of a request to save a view. With an `id`, the request replaces the view. */
export const viewBodySchema = z.object({ id: id.optional(), ...shape, updateTime: changeShape.updateTime });
export type ViewBody = z.infer<typeof viewBodySchema>;

/**
 * Fetches the user's views of all lists. Stores the views in this browser, where lists read the views. Before storing,
 * sends the server the views that exist only in this browser.
 */
export const viewsQuery = queryOptions({
  queryKey: keysOf(VIEWS).lists,
  queryFn: async ({ signal }) => {
    const userId = useSession.getState().user?.userId;
    const isHere = () => !signal.aborted && useSession.getState().user?.userId === userId;
    let views = await fetchViews(signal);
    if (!isHere()) return views;
    if (await sendUnsent(views)) views = await fetchViews(signal);
    if (isHere()) keepAll(views);
    return views;
  },
});

/** Saves a view on the server and returns its id; rejects with ApiError `missing` if the server lacks the call. */
export async function sendView(body: ViewBody) {
  const answer = await post(`${VIEWS}/save`, body);
  return (answer as { id?: StoredView['id'] } | null)?.id;
}

/** Removes a view on the server. */
export const removeServerView = (viewId: NonNullable<StoredView['id']>) =>
  request({ method: 'post', url: `${VIEWS}/remove`, params: { ids: String(viewId) } });

/** The roles a view can be shared with. */
export const rolesQuery = queryOptions({
  queryKey: keysOf('/system/role').options('names'),
  queryFn: ({ signal }) => fetchRows(roleSchema, { url: '/system/role/all', signal, quiet: true }, 'roleId'),
  staleTime: 60_000,
});
const roleSchema = z.object({ roleId: id, roleName: z.string() });

const fetchViews = (signal: AbortSignal) => fetchRows(viewSchema, { url: VIEWS, signal, quiet: true }, 'id');

/** The lists with views stored in this browser. */
const storedLists = () => storedNames(`${ownKey('VIEWS')} `).map((name) => name.slice(ownKey('VIEWS').length + 1));

/**
 * Sends the views that exist only in this browser. Skips a view if the user has a private view with an equal name for
 * the list on the server. Resolves to true if at least one view was sent.
 */
async function sendUnsent(known: readonly ServerView[]): Promise<boolean> {
  const mine = new Set(known.filter(isMine).map(({ list, name }) => `${list} ${name}`));
  let isAny = false;
  for (const list of storedLists())
    for (const view of viewsOf(list)) {
      if (view.id !== undefined || mine.has(`${list} ${view.name}`)) continue;
      const { key, name, search } = view;
      try {
        const viewId = await sendView({ list, name, search, scope: 'mine' });
        if (viewId !== undefined) renameMarks(list, key, String(viewId));
        isAny = true;
      } catch (error) {
        // The server lacks the call or refused it: the view stays in this browser.
        if (isMissing(error)) return isAny;
      }
    }
  return isAny;
}

const isMine = ({ userId, scope }: ServerView) =>
  scope === 'mine' && String(userId) === String(useSession.getState().user?.userId);

function keepAll(views: readonly ServerView[]): void {
  const own = String(useSession.getState().user?.userId);
  for (const list of new Set([...storedLists(), ...views.map((view) => view.list)])) {
    const here = views.filter((view) => view.list === list);
    const names = new Set(here.filter(isMine).map(({ name }) => name));
    const unsent = storedViews(list).filter((view) => view.id === undefined && !names.has(view.name));
    const next = [...here.map((view) => toStored(view, own)), ...unsent];
    if (JSON.stringify(next) !== JSON.stringify(storedViews(list))) keepViews(list, next);
  }
}

/**
 * Converts a view from the server. The server does not validate the query. Therefore the query is parsed as URL
 * parameters, and all other text is dropped. The list ignores unknown parameters.
 */
const toStored = (view: ServerView, own: string): StoredView => ({
  id: view.id,
  name: view.name,
  search: queryOf(view.search),
  scope: SCOPES.find((one) => one === view.scope) ?? 'mine',
  roleId: view.roleId,
  roleName: view.roleName,
  isOwn: String(view.userId) === own,
  updateTime: view.updateTime,
});

function queryOf(search: string): string {
  const query = String(new URLSearchParams(search));
  return query && `?${query}`;
}
