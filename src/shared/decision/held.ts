import { create } from 'zustand';
import type { Id } from '@/shared/api/crudApi';

/** How long a decision can be taken back before it is sent. */
const UNDO_MS = 10_000;

/** A decision that was made and is not sent yet. */
export interface HeldDecision {
  /** The resource and the record it is about. */
  path: string;
  id: Id;
  /** What was decided, in words. */
  title: string;
  send: () => Promise<void>;
  /** Called when it is taken back. */
  onUndo: () => void;
}

/** The one decision that is held; it is sent when the next one is made, or its page is left. */
export const useHeld = create<{ held?: HeldDecision | undefined }>(() => ({}));

let timer: ReturnType<typeof setTimeout> | undefined;
let bars = 0;

/** A bar that can take a decision back is shown from now on, until the returned function is called. */
export function showHeldBar(): () => void {
  bars += 1;
  return () => {
    bars -= 1;
    void sendHeld();
  };
}

/** Takes the held decision out of the store. */
function release(): HeldDecision | undefined {
  clearTimeout(timer);
  const { held } = useHeld.getState();
  useHeld.setState({ held: undefined });
  return held;
}

/**
 * Holds a decision; one that was held before is sent. It is sent at once when somebody has left the page while it was
 * being checked: nothing there could take it back.
 */
export function hold(held: HeldDecision): void {
  void sendHeld();
  if (bars === 0) return void held.send();
  useHeld.setState({ held });
  timer = setTimeout(() => void sendHeld(), UNDO_MS);
}

/** Sends the held decision now. */
export const sendHeld = async (): Promise<void> => release()?.send();

/** Takes the held decision back: it was never sent. */
export const undoHeld = (): void => release()?.onUndo();
