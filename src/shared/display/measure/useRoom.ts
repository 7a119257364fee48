import { type RefObject, useEffect, useState } from 'react';
import { tabStorage } from '@/shared/storage/tabStorage';

const KEY = 'rooms';

/**
 * The last measured width of each element, stored across reloads. Widths rarely change, so the first layout is usually
 * right.
 */
const rooms = new Map<string, number>(Object.entries(keptRooms()));
/** The width in pixels assumed for the first element of a kind. */
const USUAL = 1200;

/**
 * The width of an element in pixels, updated whenever it changes. Before its first measurement, an element gets the
 * width last measured for its `kind`: a list gets the width of another list, not of a menu.
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
