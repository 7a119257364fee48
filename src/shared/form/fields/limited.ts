/** The share of the max length above which the count is shown. */
const NEAR = 0.8;

/** Limits an input to `max` characters. Shows the count near the limit, so that users notice a truncated paste. */
export const limited = (max: number) => ({
  maxLength: max,
  showCount: { formatter: ({ count }: { count: number }) => (count >= max * NEAR ? `${count} / ${max}` : '') },
});
