import { type RefObject, useEffect, useState } from 'react';

/** The room of the last list that was measured: the next one has the same as a rule, and is right at once. */
let last = 1200;

/** The width that the rows of a list have, in pixels; it follows the window and the menu. */
export function useRoom(frame: RefObject<HTMLElement | null>): number {
  const [room, setRoom] = useState(last);
  useEffect(() => {
    const watch = new ResizeObserver(([entry]) => {
      // A hidden list has no width and keeps the one it had.
      if (!entry || entry.contentRect.width === 0) return;
      last = Math.floor(entry.contentRect.width);
      setRoom(last);
    });
    if (frame.current) watch.observe(frame.current);
    return () => watch.disconnect();
  }, [frame]);
  return room;
}
