import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { EditModal } from './EditModal';
import { ReasonItem } from './ReasonItem';
import { rememberReason } from './reasons';

interface ReasonModalProps {
  /** The resource: all that is known of it is loaded again afterwards. */
  path: string;
  title: string;
  label: string;
  /** What the reason is for: somebody's own recent ones are kept by it. */
  kind: string;
  /** Reasons at hand. */
  presets?: readonly string[];
  run: (reason: string) => Promise<unknown>;
  onClose: () => void;
  /** What is about to be done, above the reason. */
  children?: ReactNode;
}

/** Does something that needs a reason of 2 to 200 characters; a refusal keeps what was written. */
export function ReasonModal({ path, title, label, kind, presets = [], run, onClose, children }: ReasonModalProps) {
  const client = useQueryClient();
  return (
    <EditModal
      path={path}
      title={title}
      start={{}}
      save={async ({ reason }) => {
        await run(String(reason).trim());
        rememberReason(kind, String(reason));
        await client.invalidateQueries({ queryKey: [path] });
      }}
      onClose={onClose}
    >
      {children}
      <ReasonItem name="reason" label={label} kind={kind} presets={presets} required />
    </EditModal>
  );
}
