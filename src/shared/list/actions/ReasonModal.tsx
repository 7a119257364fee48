import { Form } from 'antd';
import { type ReactNode, useRef } from 'react';
import { EditModal, type EditModalProps } from '@/shared/form/EditModal';
import type { FormOf } from '@/shared/api/crudApi';
import { ReasonItem } from './ReasonItem';
import { rememberReason } from './reasons';

/** `T` is the type of the fields above the reason. */
export interface ReasonModalProps<T extends object> extends Omit<EditModalProps<T>, 'start' | 'save' | 'children'> {
  label: string;
  /** The kind of reason. The user's recent reasons are stored under this key. */
  kind: string;
  /** The preset reasons that the user can pick. */
  presets?: readonly string[];
  /** The name of the form field for the reason; by default `reason`. */
  name?: string;
  /** The initial values of the fields above the reason. */
  start?: FormOf<T>;
  /**
   * Returns whether the action needs a reason, given the values of the fields. By default a reason is always needed.
   */
  asks?: (values: FormOf<T>) => boolean;
  /** Sends the action; the reason is trimmed, and '' when `asks` returns false. */
  run: (reason: string, key: string | undefined, values: FormOf<T>) => Promise<unknown>;
  /** A description of the action, and the other fields of the form, shown above the reason. */
  children?: ReactNode;
}

const always = () => true;

/**
 * A dialog for an action that needs a reason of 2 to 200 characters. If the server rejects the action, the dialog keeps
 * the typed text. A dialog without other fields initially focuses the reason, so that number keys pick a preset.
 * @example
 * <ReasonModal
 *   path={orders.path}
 *   title={`Cancel ${order.orderNo}`}
 *   label="Reason"
 *   okText="Cancel the order"
 *   kind="order.cancel"
 *   run={(reason, key) => orders.act('cancel', { id: order.id, reason }, key)}
 *   onClose={close}
 * />
 */
export function ReasonModal<T extends object>(props: ReasonModalProps<T>) {
  const {
    label,
    kind,
    presets = [],
    name = 'reason',
    start = {} as FormOf<T>, // no initial values
    asks = always,
    run,
    move,
    children,
    ...editor
  } = props;
  const item = useRef<HTMLDivElement>(null);
  return (
    <EditModal<T>
      {...editor}
      onShown={() => props.start === undefined && item.current?.querySelector('textarea')?.focus()}
      // Without `move`, the draft is stored under the title of the dialog, which names the record.
      move={move ?? { name: kind, record: editor.title }}
      start={start}
      save={async (values, key) => {
        const typed: { [field: string]: unknown } = { ...values };
        const reason = asks(values) ? String(typed[name]).trim() : '';
        await run(reason, key, values);
        rememberReason(kind, reason);
      }}
    >
      {children}
      <Form.Item noStyle shouldUpdate>
        {({ getFieldsValue }) =>
          asks(getFieldsValue(true)) && (
            <div ref={item}>
              <ReasonItem name={name} label={label} kind={kind} presets={presets} required />
            </div>
          )
        }
      </Form.Item>
    </EditModal>
  );
}
