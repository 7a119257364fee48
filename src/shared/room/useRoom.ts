import { type RefObject, useEffect, useState } from 'react';

/** The room of each part when it was measured last; it is the same as a rule, and the part is right at once. */
const rooms = new Map<string, number>();
/** What a part gets that was never shown: the room of the last one that was measured. */
let last = 1200;

/** The width that the part called `name` has, in pixels; it follows the window and the menu. */
export function useRoom(frame: RefObject<HTMLElement | null>, name: string): number {
  const [room, setRoom] = useState(() => rooms.get(name) ?? last);
  useEffect(() => {
    const watch = new ResizeObserver(([entry]) => {
      // A hidden part has no width and keeps the one it had.
      if (!entry || entry.contentRect.width === 0) return;
      last = Math.floor(entry.contentRect.width);
      rooms.set(name, last);
      setRoom(last);
    });
    if (frame.current) watch.observe(frame.current);
    return () => watch.disconnect();
  }, [frame, name]);
  return room;
}
