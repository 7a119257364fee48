import type { ReactNode } from 'react';
import { EditModal } from '@/shared/form/EditModal';
import { ReasonItem } from './ReasonItem';
import { rememberReason } from './reasons';
import type { EditorProps } from '@/shared/form/useEditor';

interface ReasonModalProps extends Pick<EditorProps, 'path' | 'title' | 'done' | 'onClose'> {
  label: string;
  /** What the reason is for: somebody's own recent ones are kept by it. */
  kind: string;
  /** Reasons at hand. */
  presets?: readonly string[];
  run: (reason: string) => Promise<unknown>;
  /** What is about to be done, above the reason. */
  children?: ReactNode;
}

/** Does something that needs a reason of 2 to 200 characters; a refusal keeps what was written. */
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
