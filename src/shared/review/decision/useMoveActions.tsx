import { useTranslation } from 'react-i18next';
import { ReasonModal } from '@/shared/list/actions/ReasonModal';
import type { RowAction } from '@/shared/list/actions/RowActions';
import { useAskedChange } from '@/shared/list/actions/useAskedChange';
import { useChange } from '@/shared/list/actions/useChange';
import type { OpenDialog } from '@/shared/display/useDialogs';
import { offers, type RecordMoves } from '@/shared/transitions/recordMoves';
import { type MoveCall, reasonKind, type Reviewable, type ReviewKind } from '../review';
import { useIsDecided, useUndoable } from './useUndoable';

/** An action on a record other than pass and reject, keyed by its move in the kind's table. */
export interface MoveAction<T> {
  label: string;
  danger?: boolean;
  /** The text of the confirm dialog. */
  ask?: (name: string) => string;
  /** Preset reasons; when set, the action requires a reason. */
  reasons?: readonly string[];
  call: (row: T, reason: string) => MoveCall;
}

/**
 * The further actions of a kind, shared by its list and its page; the kind's `moves` determine in which states they are
 * enabled. An action with a confirm dialog can be undone for ten seconds, if the kind's decisions can.
 */
export function useMoveActions<T extends Reviewable, Name extends string>(
  kind: ReviewKind<T> & { moves: RecordMoves<Name, keyof T & string> },
  actions: Partial<Record<Name, MoveAction<T>>>,
  open: OpenDialog,
): (row: T) => RowAction[] {
  const { t } = useTranslation(['review', 'shared']);
  const change = useChange(kind.api.path);
  const askFirst = useAskedChange(kind.api.path);
  const undoable = useUndoable(kind);
  const isDecided = useIsDecided(kind);
  const names = (Object.keys(kind.moves) as Name[]).filter((name) => actions[name]);

  const send = ({ verb, body }: MoveCall) => kind.api.act(verb, body);

  /** Makes a confirmed move: directly, or through the outbox. */
  async function make(name: Name, row: T, reason: string) {
    const action = actions[name];
    if (!action) return;
    const call = action.call(row, reason);
    if (undoable) undoable.move(row, { ...kind.moves[name], ...call, name, label: action.label }, reason);
    else await send(call);
  }

  function start(name: Name, row: T) {
    const action = actions[name];
    if (!action) return;
    const { ask, reasons, label, danger = false } = action;
    if (reasons) {
      open((close) => (
        <ReasonModal
          path={kind.api.path}
          title={`${label} · ${kind.api.nameOf(row)}`}
          label={t('actionReason')}
          okText={label}
          kind={reasonKind(kind, name)}
          presets={reasons}
          move={{ name, record: kind.api.idOf(row) }}
          run={(reason) => make(name, row, reason)}
          {...(undoable && { done: '' })}
          onClose={close}
        />
      ));
    } else if (ask) {
      const run = () => make(name, row, '');
      askFirst({
        title: label,
        content: ask(kind.api.nameOf(row)),
        danger,
        focusCancel: true,
        run,
        ...(undoable && { done: '' }),
      });
    } else void change(() => send(action.call(row, '')));
  }

  /** The actions per field: those possible now, or else the first one, disabled. */
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
      onClick: () => start(name, row),
    }));
}
