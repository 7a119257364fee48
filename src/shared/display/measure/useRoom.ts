import { type RefObject, useEffect, useState } from 'react';
import { tabStorage } from '@/shared/storage/tabStorage';

const KEY = 'rooms';

/**
 * The last measured width of each element. Survives a reload of the tab. The first layout is usually right, because
 * widths rarely change.
 */
const rooms = new Map<string, number>(Object.entries(keptRooms()));
/** The width in pixels assumed for the first element of a kind. */
const USUAL = 1200;

/**
 * Returns the width of an element in pixels, and updates the width whenever it changes. Before the first measurement,
 * returns the last known width of the element, or else of any element with the same `kind`.
 */
export function useRoom(frame: RefObject<HTMLElement | null>, kind: 'list' | 'menu', name = ''): number {
  const own = `${kind} ${name}`;
  const [room, setRoom] = useState(() => rooms.get(own) ?? rooms.get(kind) ?? USUAL);
  useEffect(() => {
    const watch = new ResizeObserver(([entry]) => {
      // A hidden element has no width, so the last measured one is kept.
      if (!entry || entry.contentRect.width === 0) return;
      const width = Math.floor(entry.contentRect.width);
      if (rooms.get(own) !== width || rooms.get(kind) !== width) {
        rooms.set(own, width).set(kind, width);
        tabStorage.set(KEY, Object.fromEntries(rooms));
      }
      setRoom(width);
    });
    if (frame.current) watch.observe(frame.current);
    return () => watch.disconnect();
  }, [frame, own, kind]);
  return room;
}

function keptRooms(): Record<string, number> {
  const kept = tabStorage.get(KEY);
  if (typeof kept !== 'object' || kept === null) return {};
  return Object.fromEntries(Object.entries(kept).filter(([, width]) => typeof width === 'number' && width > 0));
}
