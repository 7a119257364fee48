import { Children, isValidElement, type ReactElement, type ReactNode } from 'react';
import { EditDrawer } from './EditDrawer';
import { EditModal } from './EditModal';
import type { EditorProps } from './useEditor';

/** Edits up to 8 fields in a dialog, more in a drawer (decisions 4). */
export function Editor({ count, ...props }: EditorProps & { count: number }) {
  return count > 8 ? <EditDrawer {...props} /> : <EditModal {...props} />;
}

/** How many fields are in a fragment of them. */
export const fieldCount = (fields: ReactElement<{ children?: ReactNode }>) =>
  Children.toArray(fields.props.children).filter(isValidElement).length;
