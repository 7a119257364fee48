import { screenActions } from '@/shared/vocabulary/screenActions';
import type { MenuNode } from '@/app/navigation/menuNode';

/** Something a user may do on a screen: an action of the permission behind its button. */
export interface Task {
  node: MenuNode;
  /** The action of the permission, such as `refund`; its name and what people call it are `search:tasks.<action>`. */
  action: string;
  /** Where its button is; undefined on a screen that is no list. */
  place?: 'toolbar' | 'row' | 'record';
}

const actions = new Map<string, string>(Object.entries(screenActions));
/** Actions without a button of their own: opening a screen, a list and a record. */
const PLAIN = new Set(['view', 'list', 'get']);
const IN_TOOLBAR = new Set(['add', 'import', 'export', 'rank', 'config', 'merge']);
/** Records that are handed out, and tasks, are decided about on a page of their own. */
const isInRecord = (action: string, entity: string, own: readonly string[]) =>
  action === 'contact' || (action === 'audit' && (own.includes('assign') || entity === 'activiti:task'));

/**
 * What the user may do on these screens, in their order. New records whose form is a screen of its own are left out: that
 * screen has a name.
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
