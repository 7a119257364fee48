import type { ReactNode } from 'react';
import { EditModal } from '@/shared/form/EditModal';
import { ReasonItem } from './ReasonItem';
import { rememberReason } from './reasons';
import type { EditorProps } from '@/shared/form/useEditor';

interface ReasonModalProps extends Pick<EditorProps, 'path' | 'title' | 'done' | 'onClose'> {
  label: string;
  /** The verb of the button, with the amount where money moves. */
  okText: string;
  /** The kind of reason: the user's recent reasons are stored under this key. */
  kind: string;
  /** Reasons the user can pick from. */
  presets?: readonly string[];
  run: (reason: string) => Promise<unknown>;
  /** A description of the action, shown above the reason. */
  children?: ReactNode;
}

/** Runs an action that needs a reason of 2 to 200 characters; after a refusal the typed text stays. */
export function ReasonModal({ label, kind, presets = [], run, children, ...editor }: ReasonModalProps) {
  return (
    <EditModal
      {...editor}
      start={{}}
      save={async ({ reason }) => {
        await run(String(reason).trim());
        rememberReason(kind, String(reason));
      }}
    >
      {children}
      <ReasonItem name="reason" label={label} kind={kind} presets={presets} required />
    </EditModal>
  );
}
