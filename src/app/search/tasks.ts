import { screenActions } from '@/shared/vocabulary/screenActions';
import type { MenuNode } from '@/app/navigation/menuNode';

/** A task that a user can do on a screen: an action with a permission, for which the screen has a button. */
export interface Task {
  node: MenuNode;
  /** The action in the permission, such as `refund`; `search:tasks.<action>` has its name and synonyms. */
  action: string;
  /** Where the action's button is; undefined on a screen that is not a list. */
  place?: 'toolbar' | 'row' | 'record';
}

const actions = new Map<string, string>(Object.entries(screenActions));
/** Actions that have no button: opening a screen, a list and a record. */
const PLAIN = new Set(['view', 'list', 'get']);
const IN_TOOLBAR = new Set(['add', 'import', 'export', 'rank', 'config', 'merge']);
/**
 * True if the action's button is on the record's own page: a `contact` button, or an `audit` button that decides about
 * a process task or about a record with assigned reviewers.
 */
const isInRecord = (action: string, entity: string, own: readonly string[]) =>
  action === 'contact' || (action === 'audit' && (own.includes('assign') || entity === 'activiti:task'));

/**
 * The tasks that the user can do on the screens in `places`, in order. If the form for a new record is a separate
 * screen, adding a record is no task. The separate screen then has its own entry.
 */
export function tasksOf(places: readonly MenuNode[], isGranted: (permission: string) => boolean): Task[] {
  const forms = new Set(places.flatMap(({ mode, permission }) => (mode === 'add' ? permission : [])));
  return places
    .filter(({ hidden }) => !hidden)
    .flatMap((node) => {
      const [entity = '', ...own] = actions.get(node.key)?.split(' ') ?? [];
      const placeOf = (action: string) =>
        IN_TOOLBAR.has(action) ? 'toolbar' : isInRecord(action, entity, own) ? 'record' : 'row';
      return own
        .filter((action) => !PLAIN.has(action) && !forms.has(`${entity}:${action}`) && isGranted(`${entity}:${action}`))
        .map((action) => ({ node, action, ...(own.includes('list') && { place: placeOf(action) }) }) satisfies Task);
    });
}
