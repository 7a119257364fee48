/** True where a finger points: it needs larger targets than a mouse, and drops nothing. */
export const isTouch = matchMedia('(pointer: coarse)').matches;
