/** True where the main pointer is a finger: it needs larger targets than a mouse, and cannot drop files. */
export const isTouch = matchMedia('(pointer: coarse)').matches;
