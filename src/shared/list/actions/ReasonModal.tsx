import { Form } from 'antd';
import type { ReactNode } from 'react';
import { EditModal, type EditModalProps } from '@/shared/form/EditModal';
import type { Values } from '@/shared/form/useEditor';
import { ReasonItem } from './ReasonItem';
import { rememberReason } from './reasons';

interface ReasonModalProps extends Omit<EditModalProps, 'start' | 'save' | 'children'> {
  label: string;
  /** The kind of reason: the user's recent reasons are stored under this key. */
  kind: string;
  /** Reasons the user can pick from. */
  presets?: readonly string[];
  /** The form's field for the reason. */
  name?: string;
  /** The values of the fields above the reason. */
  start?: Values;
  /** Says whether the action needs a reason with these values; by default it always does. */
  asks?: (values: Values) => boolean;
  /** Sends the action; the reason is trimmed, and '' where none is asked for. */
  run: (reason: string, key: string | undefined, values: Values) => Promise<unknown>;
  /** A description of the action and its other fields, shown above the reason. */
  children?: ReactNode;
}

const always = () => true;

/** Runs an action that needs a reason of 2 to 200 characters; after a refusal the typed text stays. */
export function ReasonModal(props: ReasonModalProps) {
  const {
    label,
    kind,
    presets = [],
    name = 'reason',
    start = {},
    asks = always,
    run,
    move,
    children,
    ...editor
  } = props;
  return (
    <EditModal
      {...editor}
      // The title names the record: a dialog without a move of its own keeps its reason under it.
      move={move ?? { name: kind, record: editor.title }}
      start={start}
      save={async (values, key) => {
        const reason = asks(values) ? String(values[name]).trim() : '';
        await run(reason, key, values);
        rememberReason(kind, reason);
      }}
    >
      {children}
      <Form.Item noStyle shouldUpdate>
        {({ getFieldsValue }) =>
          asks(getFieldsValue(true)) && <ReasonItem name={name} label={label} kind={kind} presets={presets} required />
        }
      </Form.Item>
    </EditModal>
  );
}
