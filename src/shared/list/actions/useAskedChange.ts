import { App } from 'antd';
import type { ReactNode } from 'react';
import { useChange } from './useChange';

/** A change and its confirm dialog. */
interface AskedChange {
  title: string;
  content: ReactNode;
  /** The label of the confirm button; by default the title. */
  okText?: string;
  danger?: boolean;
  /** Focuses "cancel", so that an immediate Enter does not confirm; by default the value of `danger`. */
  focusCancel?: boolean;
  run: () => Promise<unknown>;
  /** The success message, if the default "done" is not enough. */
  done?: string;
}

/**
 * Like `useChange`, but shows a confirm dialog first.
 *
 * @example
 * const ask = useAskedChange(agreements.path);
 * ask({ title: 'Publish', content: 'Everybody sees it.', run: () => agreements.act('publish', { id }) });
 */
export function useAskedChange(path: string): (asked: AskedChange) => void {
  const { modal } = App.useApp();
  const change = useChange(path);
  return ({ title, content, okText = title, danger = false, focusCancel = danger, run, done }) => {
    modal.confirm({
      title,
      content,
      okText,
      okButtonProps: { danger },
      focusable: { autoFocusButton: focusCancel ? 'cancel' : 'ok' },
      onOk: () => change(run, done),
    });
  };
}
