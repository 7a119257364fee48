/** True when the main pointer is a finger, which needs larger targets than a mouse and cannot drop files. */
export const isTouch = matchMedia('(pointer: coarse)').matches;
