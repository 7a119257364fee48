/** From this part of a limit on it is said how much room is left. */
const NEAR = 0.8;

/** Limits an input to `max` characters and counts them once there is little room, so that a cut paste is seen. */
export const limited = (max: number) => ({
  maxLength: max,
  showCount: { formatter: ({ count }: { count: number }) => (count >= max * NEAR ? `${count} / ${max}` : '') },
});
