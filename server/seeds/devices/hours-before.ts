/** An instant so many hours before another one. */
export const hoursBefore = (now: string, hours: number): string =>
  new Date(Date.parse(now) - hours * 3_600_000).toISOString()
