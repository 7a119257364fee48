import { useTranslation } from 'react-i18next';
import { ReasonModal } from '@/shared/list/actions/ReasonModal';
import type { RowAction } from '@/shared/list/actions/RowActions';
import { useAskedChange } from '@/shared/list/actions/useAskedChange';
import { useChange } from '@/shared/list/actions/useChange';
import { useOpenDialog } from '@/shared/display/useDialogs';
import { offers } from '@/shared/resource/transitions/recordMoves';
import { type MoveCall, type MovedKind, reasonKind } from '../review';
import { useIsDecided, useUndoableMoves } from './useUndoable';

/** An action on a record other than pass and reject, keyed by the name of its move. */
export interface MoveAction<T> {
  label: string;
  danger?: boolean;
  /** Returns the text of the confirm dialog. */
  ask?: (name: string) => string;
  /** Preset reasons; when set, the action requires a reason. */
  reasons?: readonly string[];
  /** The effects of the action on the given records, shown above the reason, and the action's success message. */
  note?: (rows: readonly T[]) => string;
  done?: (rows: readonly T[]) => string;
  /**
   * Returns the call for one record. Without undo, several records are moved in one call: the call for the first
   * record, with the `ids` of all records.
   */
  call: (row: T, reason: string) => MoveCall;
}

/**
 * The actions of a kind, for its list and its page. The kind's `moves` define in which states an action is enabled. If
 * the kind allows undo, actions with a reason or a confirmation can be undone for ten seconds.
 */
export function useMoveActions<T extends object, Name extends string>(
  kind: MovedKind<T, Name>,
  actions: Partial<Record<Name, MoveAction<T>>>,
): (row: T) => RowAction[] {
  const { t } = useTranslation(['review', 'shared']);
  const isDecided = useIsDecided(kind);
  const start = useMoveStart(kind, actions);
  const names = (Object.keys(kind.moves) as Name[]).filter((name) => actions[name]);

  /**
   * Returns the possible actions for each state field. If no action is possible, returns the first action, to show it
   * disabled.
   */
  function slots(row: T): Name[] {
    const fields = new Set(names.map((name) => kind.moves[name].field));
    return [...fields].flatMap((field) => {
      const moves = names.filter((name) => kind.moves[name].field === field);
      const now = moves.filter((name) => offers(kind.moves[name], row));
      return now.length > 0 ? now : moves.slice(0, 1);
    });
  }

  return (row) =>
    slots(row).map((name) => ({
      label: actions[name]?.label ?? name,
      danger: actions[name]?.danger ?? false,
      permission: kind.moves[name].permission,
      disabledReason: isDecided(row)
        ? t('shared:outbox.off')
        : !offers(kind.moves[name], row) && t('shared:crud.off.now'),
      onClick: () => start(name, [row]),
    }));
}

/**
 * Returns a function that starts an action. The action may ask for a reason or a confirmation before the move is made.
 * Only actions with `reasons` accept several records. Only these actions call `onMade`, after the move was made or put
 * into the outbox.
 */
export function useMoveStart<T extends object, Name extends string>(
  kind: MovedKind<T, Name>,
  actions: Partial<Record<Name, MoveAction<T>>>,
): (name: Name, rows: readonly T[], onMade?: () => void) => void {
  const { t } = useTranslation('review');
  const open = useOpenDialog();
  const change = useChange(kind.api.path);
  const askFirst = useAskedChange(kind.api.path);
  const undoable = useUndoableMoves(kind);

  /** Makes a confirmed move, either directly with this idempotency key or through the outbox with its own keys. */
  async function make(name: Name, rows: readonly T[], reason: string, key?: string) {
    const action = actions[name];
    const [first] = rows;
    if (!action || !first) return;
    const call = (row: T) => action.call(row, reason);
    if (undoable) return undoable.move(rows, { ...kind.moves[name], name, label: action.label }, call, reason);
    const { verb, body } = call(first);
    await kind.api.act(verb, rows.length > 1 ? { ...body, ids: rows.map(kind.api.idOf) } : body, key);
  }

  return (name, rows, onMade) => {
    const action = actions[name];
    const [row] = rows;
    if (!action || !row) return;
    const { ask, reasons, note, done, label, danger = false } = action;
    const what = rows.length > 1 ? t('reviewer.records', { count: rows.length }) : kind.api.nameOf(row);
    if (reasons) {
      open((close) => (
        <ReasonModal
          path={kind.api.path}
          title={`${label} · ${what}`}
          label={t('actionReason')}
          okText={label}
          kind={reasonKind(kind, name)}
          presets={reasons}
          move={{ name, record: kind.api.idOf(row) }}
          run={async (reason, key) => {
            await make(name, rows, reason, key);
            onMade?.();
          }}
          {...(undoable ? { done: '' } : done && { done: done(rows) })}
          onClose={close}
        >
          {note && <p>{note(rows)}</p>}
        </ReasonModal>
      ));
    } else if (ask) {
      const run = () => make(name, rows, '');
      askFirst({
        title: label,
        content: ask(kind.api.nameOf(row)),
        danger,
        focusCancel: true,
        run,
        ...(undoable && { done: '' }),
      });
    } else {
      const { verb, body } = action.call(row, '');
      void change(() => kind.api.act(verb, body));
    }
  };
}
