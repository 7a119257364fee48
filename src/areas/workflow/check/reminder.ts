/** Returns the hours of an ISO 8601 duration of days, hours and minutes. Returns undefined for any other text. */
export function hoursOf(duration: string | undefined): number | undefined {
  const [found, days = 0, hours = 0, minutes = 0] =
    /^P(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?)?$/.exec(duration ?? '') ?? [];
  return found ? Number(days) * 24 + Number(hours) + Number(minutes) / 60 : undefined;
}

/** Returns hours as an ISO 8601 duration, in minutes if the hours are not whole. */
export const durationOf = (hours: number) => (Number.isInteger(hours) ? `PT${hours}H` : `PT${Math.round(hours * 60)}M`);
