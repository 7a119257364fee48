import type { ReactNode } from 'react';
import { EditModal } from '@/shared/form/EditModal';
import { ReasonItem } from './ReasonItem';
import { rememberReason } from './reasons';
import type { EditorProps } from '@/shared/form/useEditor';

interface ReasonModalProps extends Pick<EditorProps, 'path' | 'title' | 'done' | 'move' | 'onClose'> {
  label: string;
  /** The verb of the button, with the amount where money moves. */
  okText: string;
  /** The kind of reason: the user's recent reasons are stored under this key. */
  kind: string;
  /** Reasons the user can pick from. */
  presets?: readonly string[];
  run: (reason: string, key?: string) => Promise<unknown>;
  /** True for what destroys or pays back. */
  danger?: boolean;
  wide?: boolean;
  /** A description of the action, shown above the reason. */
  children?: ReactNode;
}

/** Runs an action that needs a reason of 2 to 200 characters; after a refusal the typed text stays. */
export function ReasonModal({ label, kind, presets = [], run, move, children, ...editor }: ReasonModalProps) {
  return (
    <EditModal
      {...editor}
      // The title names the record: a dialog without a move of its own keeps its reason under it.
      move={move ?? { name: kind, record: editor.title }}
      start={{}}
      save={async ({ reason }, key) => {
        await run(String(reason).trim(), key);
        rememberReason(kind, String(reason));
      }}
    >
      {children}
      <ReasonItem name="reason" label={label} kind={kind} presets={presets} required />
    </EditModal>
  );
}
