import { App } from 'antd';
import { useChange } from './useChange';

/** A change and what is asked before it. */
interface AskedChange {
  title: string;
  content: string;
  /** What the button says: the title unless told. */
  okText?: string;
  danger?: boolean;
  /** Enter pressed at once does not do it. */
  careful?: boolean;
  run: () => Promise<unknown>;
  /** The words afterwards, where "done" is not enough. */
  done?: string;
}

/** Makes a change of one resource after asking, as `useChange` makes it. */
export function useAskedChange(path: string): (asked: AskedChange) => void {
  const { modal } = App.useApp();
  const change = useChange(path);
  return ({ title, content, okText = title, danger = false, careful = danger, run, done }) => {
    modal.confirm({
      title,
      content,
      okText,
      okButtonProps: { danger },
      focusable: { autoFocusButton: careful ? 'cancel' : 'ok' },
      onOk: () => change(run, done),
    });
  };
}
