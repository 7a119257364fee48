import { type RefObject, useEffect, useState } from 'react';

const STOPS = 'button:not([tabindex="-1"]), [contenteditable="true"], a[href]';

/** Full screen for the editor: Escape ends it, and Tab stays inside it instead of reaching the page behind. */
export function useFullScreen(frame: RefObject<HTMLElement | null>): [full: boolean, setFull: (full: boolean) => void] {
  const [full, setFull] = useState(false);
  useEffect(() => {
    const box = frame.current;
    if (!full || !box) return undefined;
    // Runs in the capture phase, before other Escape handlers: a drawer around the editor stays open.
    const leave = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !box.contains(event.target as Node)) return;
      event.stopPropagation();
      setFull(false);
    };
    // Runs after the editor's own handler: in a table Tab moves to the next cell.
    const goRound = (event: KeyboardEvent) => {
      if (event.key !== 'Tab' || event.defaultPrevented) return;
      const stops = [...box.querySelectorAll<HTMLElement>(STOPS)];
      const [first, last] = [stops[0], stops.at(-1)];
      if (document.activeElement !== (event.shiftKey ? first : last)) return;
      event.preventDefault();
      (event.shiftKey ? last : first)?.focus();
    };
    window.addEventListener('keydown', leave, true);
    box.addEventListener('keydown', goRound);
    return () => {
      window.removeEventListener('keydown', leave, true);
      box.removeEventListener('keydown', goRound);
    };
  }, [full, frame]);
  return [full, setFull];
}
